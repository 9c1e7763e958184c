/** How the built site is served: status, types, headers, caching and compressed files, by our own server. nginx is `npm run test:nginx`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../site.config.ts';
import { serveSite } from '../../server/serve-built-site.ts';
import { unmetRequirements } from '../serving/requirements.ts';
import { BUILD_FOLDER } from './built-documents.ts';

test('the built site is served as every server must serve it, with the security headers', async () => {
  const client = join(BUILD_FOLDER, 'client');
  // A build of one language has no other.
  const languages = LANGUAGES.filter((tag, index) => index === 0 || existsSync(join(client, tag)));
  const site = await serveSite(client, '/');
  try {
    expect(await unmetRequirements({ origin: site.origin, base: '/', build: BUILD_FOLDER, languages, brotli: true })).toEqual([]);
  } finally {
    await site.close();
  }
});
