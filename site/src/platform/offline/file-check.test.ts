import { afterEach, expect, it, vi } from 'vitest';
import { fileCheckPlugin, checksumOf } from './file-check.ts';

const ADDRESS = 'https://duas.example/assets/prayer-a.txt';
const FILE = 'the words of the file';
/** The first 8 letters of the SHA-256 of `FILE` in base64url, computed with `sha256sum`. */
const sum = 'eOUa30KH';

/** What the plugin makes of the network's answer. @param again what the server sends when it is asked once more */
async function checked(answer: Response, again?: Response, address = ADDRESS): Promise<Response> {
  const fetched = vi.fn<typeof fetch>(async () => again ?? Response.error());
  vi.stubGlobal('fetch', fetched);
  const { fetchDidSucceed } = fileCheckPlugin(new Map([[ADDRESS, sum]]));
  const result = await fetchDidSucceed?.({ request: new Request(address), response: answer } as never);
  expect(fetched.mock.calls).toEqual(again ? [[ADDRESS, { cache: 'reload' }]] : []);
  if (!result) throw new Error('the plugin gives an answer');
  return result;
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['', '47DEQpj8'],
  [FILE, sum],
  ['مِسْبَحَة', 'Su2Zl7aw'],
  ['0', 'X-zrZv_I'],
])('the sum of %j is the beginning of its SHA-256', async (text, expected) => {
  expect(await checksumOf(await new Blob([text]).arrayBuffer())).toBe(expected);
});

it('the right file is taken, and can still be read', async () => {
  expect(await (await checked(new Response(FILE))).text()).toBe(FILE);
});

it.each([
  ['a page with status 200', new Response('<!doctype html>')],
  ['half of the file', new Response(FILE.slice(0, 10))],
  ['nothing', new Response('')],
  ['the file with an error', new Response(FILE, { status: 500 })],
])('for %s the server is asked once more, past the cache', async (_what, wrong) => {
  expect(await (await checked(wrong.clone(), new Response(FILE))).text()).toBe(FILE);
  await expect(checked(wrong.clone(), new Response('still not'))).rejects.toThrow(`${ADDRESS} is not the file`);
});

it('a file is checked even if its address has a query', async () => {
  await expect(checked(new Response('wrong'), new Response('wrong'), `${ADDRESS}?from=share`)).rejects.toThrow('is not the file');
});

it('what is no file of the copy is let through', async () => {
  expect(await (await checked(new Response('a page'), undefined, 'https://duas.example/prayer')).text()).toBe('a page');
});
