/** How the built site is served: status, types, headers, caching and compressed files, by our own server. nginx is `npm run test:nginx`. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../site.config.ts';
import { unmetRequirements } from '../serving/requirements.ts';
import { createSiteServer } from '../../server/site-server.ts';
import { BUILD_FOLDER } from './built-documents.ts';

test('the built site is served as every server must serve it, with the security headers', async () => {
  const client = join(BUILD_FOLDER, 'client');
  // A build of one language has no other.
  const languages = LANGUAGES.filter((tag, index) => index === 0 || existsSync(join(client, tag)));
  const server = createSiteServer(client, '/');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await unmetRequirements({ origin, base: '/', build: BUILD_FOLDER, languages, brotli: true })).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
