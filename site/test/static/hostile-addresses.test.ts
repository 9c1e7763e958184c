/** Whatever path is asked for, the server of the built site answers with a page. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSiteServer } from '../../server/site-server.ts';
import { CLIENT_FOLDER } from './built-documents.ts';
import { EXPECTED_ROUTES } from './expected-routes.ts';
import { randomAddresses } from './random-addresses.ts';

test('1,000 random paths are answered by a page', async () => {
  const server = createSiteServer(CLIENT_FOLDER);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const known = new Set(EXPECTED_ROUTES.map(({ path }) => path));
  const strange: string[] = [];
  for (const path of fc.sample(randomAddresses, { numRuns: 1000, seed: 20_261_121 })) {
    const response = await fetch(origin + path);
    // Servers take several slashes for one.
    const page = new URL(response.url).pathname.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
    const mayBeThere = known.has(page) || /index\.html|robots|sitemap|404/.test(response.url);
    const isPage = response.headers.get('content-type')?.includes('text/html') === true && (await response.text()).length > 500;
    if (!isPage || !(response.status === 404 || (response.status === 200 && mayBeThere))) strange.push(`${path}: ${response.status}`);
  }
  expect(strange).toEqual([]);
  server.close();
});
