import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isReachable } from './reachable.ts';

const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('window', { location: new URL('https://duas.example/fr/check?text=secret#words') });
});
afterEach(() => vi.unstubAllGlobals());

it('asks past every cache, and tells the server nothing of a text that stays on the device', async () => {
  ask.mockResolvedValue(new Response());
  expect(await isReachable()).toBe(true);
  expect(await isReachable('/fr/check?text=other#words')).toBe(true);
  const request = ['/fr/check', { method: 'HEAD', cache: 'no-store' }];
  expect(ask.mock.calls).toEqual([request, request]);
});

it.each([
  [404, true],
  [500, false],
])('an answer with status %i: %s', async (status, isThere) => {
  ask.mockResolvedValue(new Response(null, { status }));
  expect(await isReachable()).toBe(isThere);
});

it('without an answer the site is not reachable', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await isReachable()).toBe(false);
});
