import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answerFromFontCache } from './answer-from-font-cache.ts';
import { checksumOf } from './file-check.ts';

const FACE = 'https://misbaha.example/assets/face-12345678.woff2';
const OLD = 'https://misbaha.example/assets/face-00000000.woff2';
const OF_FRENCH = 'https://misbaha.example/fr/assets/face-00000000.woff2';
const kept = new Map<string, string>();
const network = vi.fn<typeof fetch>();
let sums: ReadonlyMap<string, string>;
/** Whether the device refuses to keep a file. */
let isFull = false;

beforeAll(async () => {
  sums = new Map([[FACE, await checksumOf(await new Blob(['face']).arrayBuffer())]]);
});

beforeEach(() => {
  kept.clear();
  isFull = false;
  network.mockReset();
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('caches', {
    open: () =>
      Promise.resolve({
        match: ({ url }: Request) => Promise.resolve(kept.has(url) ? new Response(kept.get(url)) : undefined),
        put: async ({ url }: Request, answer: Response) => {
          if (isFull) throw new DOMException('full', 'QuotaExceededError');
          kept.set(url, await answer.text());
        },
        keys: () => Promise.resolve([...kept.keys()].map((url) => new Request(url))),
        delete: ({ url }: Request) => Promise.resolve(kept.delete(url)),
      }),
  });
});

const ask = async (): Promise<string> => (await answerFromFontCache(new Request(FACE), sums)).text();

it('a face is kept once it has come, and asked for once', async () => {
  network.mockResolvedValueOnce(new Response('face'));
  expect([await ask(), await ask()]).toEqual(['face', 'face']);
  expect(network).toHaveBeenCalledTimes(1);
});

it('a face replaces its former version, and keeps the face of another language', async () => {
  kept.set(OLD, 'old').set(OF_FRENCH, 'old');
  network.mockResolvedValue(new Response('face'));
  await ask();
  expect([...kept.keys()]).toEqual([OF_FRENCH, FACE]);
});

it.each([
  ['an error', () => new Response('none', { status: 503 })],
  ['another page with status 200', () => new Response('<!doctype html>')],
  ['half of the file', () => new Response('fa')],
])('%s is not kept; the server is asked once more, past the cache', async (_, wrong) => {
  network.mockResolvedValueOnce(wrong()).mockResolvedValueOnce(wrong());
  await expect(ask()).rejects.toThrow('is not the file');
  expect(network).toHaveBeenLastCalledWith(FACE, { cache: 'reload' });
  expect(kept.size).toBe(0);
  network.mockResolvedValueOnce(wrong()).mockResolvedValueOnce(new Response('face'));
  expect([await ask(), kept.get(FACE)]).toEqual(['face', 'face']);
});

it('on a full device the face is used and not kept', async () => {
  isFull = true;
  network.mockResolvedValueOnce(new Response('face'));
  expect([await ask(), kept.size]).toEqual(['face', 0]);
});
