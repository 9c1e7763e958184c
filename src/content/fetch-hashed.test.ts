import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sumOf } from '../offline/file-check.ts';
import { fetchHashed } from './fetch-hashed.ts';

const TEXT = '["قُلْ هُوَ اللَّهُ أَحَدٌ"]\n';
const PORTAL = '<!doctype html><h1>Sign in</h1>';
const html = { headers: { 'Content-Type': 'text/html' } };

let address = '';
const fetched = vi.fn<typeof fetch>();

beforeEach(async () => {
  address = `/assets/prayer-meanings-${await sumOf(await new Blob([TEXT]).arrayBuffer())}.txt`;
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const caches = (): unknown[] => fetched.mock.calls.map(([, options]) => options?.cache);

test('the file that its name tells of is asked for once', async () => {
  fetched.mockResolvedValueOnce(new Response(TEXT));
  expect(await fetchHashed(address)).toBe(TEXT);
  expect(caches()).toEqual(['default']);
});

test.each([
  ['a page in its place', () => new Response(PORTAL, html)],
  ['nothing', () => new Response('')],
  ['half of it', () => new Response(TEXT.slice(0, 8))],
  ['the file of another version', () => new Response('["قُلْ"]\n')],
])('where %s came, it is asked for once more past the HTTP cache', async (_, wrong) => {
  fetched.mockResolvedValueOnce(wrong()).mockResolvedValueOnce(new Response(TEXT));
  expect(await fetchHashed(address)).toBe(TEXT);
  expect(caches()).toEqual(['default', 'reload']);
  fetched.mockImplementation(async () => wrong());
  await expect(fetchHashed(address)).rejects.toThrow(address);
});

test('where the server fails it fails at once', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 500 }));
  await expect(fetchHashed(address)).rejects.toThrow('500');
  expect(caches()).toEqual(['default']);
});

test('without a network it fails at once', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(fetchHashed(address)).rejects.toThrow('Failed to fetch');
  expect(caches()).toEqual(['default']);
});

test('on a site without HTTPS, where nothing can be hashed, an empty file and a page are still told apart from a text', async () => {
  vi.stubGlobal('crypto', {});
  fetched.mockResolvedValueOnce(new Response(PORTAL, html)).mockResolvedValueOnce(new Response(TEXT));
  expect(await fetchHashed(address)).toBe(TEXT);
  fetched.mockResolvedValueOnce(new Response('')).mockResolvedValueOnce(new Response(TEXT));
  expect(await fetchHashed(address)).toBe(TEXT);
});
