import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerNavigation, answerShareTarget, isPageAddress } from './answer-navigation.ts';
import { SITE_DOCUMENT_META_TAG } from '../../../../packages/core/site-document-meta-tag.ts';

const DOCUMENT = `<!doctype html>\n<html>\n<head>\n${SITE_DOCUMENT_META_TAG}\n</head>\n<body>the page</body>\n</html>\n`;
const SHELL = 'the shell of the copy';
const html = (body: string | null, status = 200): Response => new Response(body, { status, headers: { 'content-type': 'text/html' } });
const shell = (): Promise<Response> => Promise.resolve(new Response(SHELL));
const noCopy = (): Promise<undefined> => Promise.resolve(undefined);
const never = new Promise<never>(() => undefined);

/** A body that begins and goes no further. */
const stalled = (): Response =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(DOCUMENT.slice(0, -9)));
      },
    }),
  );

/** A body that breaks off with an error. */
const broken = (): Response =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.error(new TypeError('network error'));
      },
    }),
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['a page', 200],
  ['our own page for an unknown address', 404],
])('%s is passed on whole, with its status', async (_what, status) => {
  const answer = await answerNavigation(Promise.resolve(html(DOCUMENT, status)), shell);
  expect([answer.status, await answer.text()]).toEqual([status, DOCUMENT]);
  expect(vi.getTimerCount()).toBe(0);
});

it('a redirection is the browser’s to follow', async () => {
  const redirection = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
  expect(await answerNavigation(Promise.resolve(redirection), shell)).toBe(redirection);
});

it.each([
  ['403', html('<html>Forbidden</html>', 403)],
  ['429', html('Too many requests', 429)],
  ['an empty 404', html('', 404)],
  ['an empty 200', html('')],
  ['a 200 without a body', html(null)],
  ['JSON with status 200', Response.json({ error: 'none' })],
  ['the page of a captive portal with status 200', html('<!doctype html><html><body>Sign in</body></html>')],
  ['half of the page', html(DOCUMENT.slice(0, -20))],
  ['500', html(DOCUMENT, 500)],
  ['a body that breaks off', broken()],
])('for %s the shell of the copy is given', async (_what, bad) => {
  expect(await (await answerNavigation(Promise.resolve(bad), shell)).text()).toBe(SHELL);
});

it('without a network the shell is given', async () => {
  expect(await (await answerNavigation(Promise.reject(new TypeError('Failed to fetch')), shell)).text()).toBe(SHELL);
});

it.each([
  ['an answer that never comes', () => never],
  ['a body that stalls after its headers', () => Promise.resolve(stalled())],
])('for %s the shell is given after four seconds, and not before', async (_what, answering) => {
  const settled = vi.fn<(answer: Response) => Response>((answer) => answer);
  const answer = answerNavigation(answering(), shell).then(settled);
  await vi.advanceTimersByTimeAsync(3999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await answer).text()).toBe(SHELL);
});

it('without an offline copy the answer of the network is passed on, or an error', async () => {
  expect((await answerNavigation(Promise.resolve(html('Forbidden', 403)), noCopy)).status).toBe(403);
  expect((await answerNavigation(Promise.reject(new TypeError('Failed to fetch')), noCopy)).type).toBe('error');
});

it.each([
  ['/', true],
  ['/prayer/ablution', true],
  ['/prayer/ablution/', true],
  ['/prayer/ablution/index.html', true],
  ['/misbaha.epub', false],
  ['/data/v1/manifest.json', false],
  ['/sitemap.xml', false],
])('whether %s is a page: %s', (path, isPage) => {
  expect(isPageAddress(new URL(path, 'https://duas.example'))).toBe(isPage);
});

it('a text that is shared stays on the device: the shell answers, and the network only without it', async () => {
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(html(DOCUMENT));
  vi.stubGlobal('fetch', fetched);
  const request = new Request('https://misbaha.example/check?text=dua');
  expect(await (await answerShareTarget(request, shell)).text()).toBe(SHELL);
  expect(fetched).not.toHaveBeenCalled();
  expect(await (await answerShareTarget(request, noCopy)).text()).toBe(DOCUMENT);
  vi.unstubAllGlobals();
});
