import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchJson } from './fetch-json.ts';

const ADDRESS = '/assets/category-prayer-Ab12Cd34.json';
const TEXT = '["قُلْ هُوَ اللَّهُ أَحَدٌ"]';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const caches = (): unknown[] => fetched.mock.calls.map(([, options]) => options?.cache);

test('a file is asked for once', async () => {
  fetched.mockResolvedValueOnce(new Response(TEXT));
  expect(await fetchJson(ADDRESS)).toEqual(['قُلْ هُوَ اللَّهُ أَحَدٌ']);
  expect(caches()).toEqual(['default']);
});

test.each([
  ['a page in its place', '<!doctype html><h1>Sign in</h1>'],
  ['nothing', ''],
  ['half of it', TEXT.slice(0, 8)],
])('if %s arrives, the file is requested once more, past the HTTP cache', async (_, wrong) => {
  fetched.mockResolvedValueOnce(new Response(wrong)).mockResolvedValueOnce(new Response(TEXT));
  expect(await fetchJson(ADDRESS)).toEqual(JSON.parse(TEXT));
  expect(caches()).toEqual(['default', 'reload']);
  fetched.mockImplementation(async () => new Response(wrong));
  await expect(fetchJson(ADDRESS)).rejects.toThrow(ADDRESS);
});

test('where the server fails it fails at once', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 500 }));
  await expect(fetchJson(ADDRESS)).rejects.toThrow('500');
  expect(caches()).toEqual(['default']);
});

test('without a network it fails at once', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(fetchJson(ADDRESS)).rejects.toThrow('Failed to fetch');
  expect(caches()).toEqual(['default']);
});
