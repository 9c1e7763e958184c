/** Whatever path is asked for, the server of the built site answers with a page. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { serveSite } from '../../server/serve-built-site.ts';
import { CLIENT_FOLDER } from './built-documents.ts';
import { EXPECTED_ROUTES } from './expected-routes.ts';
import { arbitraryAddress } from './arbitrary-address.ts';

test('1,000 random paths are answered by a page', async () => {
  const site = await serveSite(CLIENT_FOLDER);
  const known = new Set(EXPECTED_ROUTES.map(({ path }) => path));
  const strange: string[] = [];
  for (const path of fc.sample(arbitraryAddress, { numRuns: 1000, seed: 20_261_121 })) {
    const response = await fetch(site.origin + path);
    // Servers take several slashes for one.
    const page = new URL(response.url).pathname.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
    const mayBeThere = known.has(page) || /index\.html|robots|sitemap|404/.test(response.url);
    const isPage = response.headers.get('content-type')?.includes('text/html') === true && (await response.text()).length > 500;
    if (!isPage || !(response.status === 404 || (response.status === 200 && mayBeThere))) strange.push(`${path}: ${response.status}`);
  }
  expect(strange).toEqual([]);
  await site.close();
});
