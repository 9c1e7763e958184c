import { beforeEach, expect, it, vi } from 'vitest';
import { answerChosenFont } from './answer-chosen-file.ts';

const FACE = 'https://misbaha.example/assets/face-12345678.woff2';
const OLD = 'https://misbaha.example/assets/face-00000000.woff2';
const OF_FRENCH = 'https://misbaha.example/fr/assets/face-00000000.woff2';
const kept = new Map<string, string>();
const network = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  kept.clear();
  network.mockReset();
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('caches', {
    open: () =>
      Promise.resolve({
        match: ({ url }: Request) => Promise.resolve(kept.has(url) ? new Response(kept.get(url)) : undefined),
        put: async ({ url }: Request, answer: Response) => void kept.set(url, await answer.text()),
        keys: () => Promise.resolve([...kept.keys()].map((url) => new Request(url))),
        delete: ({ url }: Request) => Promise.resolve(kept.delete(url)),
      }),
  });
});

const ask = async (): Promise<string> => (await answerChosenFont(new Request(FACE), [FACE])).text();

it('a face is kept once it has come, and asked for once', async () => {
  network.mockResolvedValue(new Response('face'));
  expect([await ask(), await ask()]).toEqual(['face', 'face']);
  expect(network).toHaveBeenCalledTimes(1);
});

it('a face takes the place of a former version, and leaves that of another language', async () => {
  kept.set(OLD, 'old').set(OF_FRENCH, 'old');
  network.mockResolvedValue(new Response('face'));
  await ask();
  expect([...kept.keys()]).toEqual([OF_FRENCH, FACE]);
});

it('an error is given on and not kept', async () => {
  network.mockResolvedValue(new Response('none', { status: 503 }));
  expect(await ask()).toBe('none');
  expect(kept.size).toBe(0);
});
