/**
 * The service worker. It keeps everything but the pages, each file as the build made it or not at all: after one visit every address
 * opens without a network, through the shell and the files of its texts. Pages themselves come from the network first, so that a
 * reader with a network always has the newest text. `site/build/service-worker.ts` makes `sw.js` of this, with the list of files.
 */
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { answerChosen } from './answer-chosen.ts';
import { answerNavigation, answerShared, isPageAddress } from './answer-navigation.ts';
import { fileCheckPlugin } from './file-check.ts';

/** Every file to keep: its address below the base, and the beginning of its SHA-256 (`sumOf`). */
declare const KEPT_FILES: readonly { url: string; sum: string }[];
/** Addresses below the base of the faces that load for readers who choose them. */
declare const CHOSEN_FILES: readonly string[];
/** Folders below the base that belong to other languages: each has a worker of its own. */
declare const LEFT_ALONE: readonly string[];

/** The types of a page lack the functions of a service worker. */
const worker = globalThis as unknown as { skipWaiting: () => Promise<void> };

const files = KEPT_FILES;
const SHELL = '404.html';
const ASSETS = 'assets/';
/** Where the device's share sheet leads, with the text in its address. */
const SHARE_TARGET = 'check?';

const addressOf = (file: string): string => new URL(file, globalThis.location.href).href;

const otherLanguages = LEFT_ALONE.map(addressOf);
const isOfOtherLanguage = ({ href }: URL): boolean => otherLanguages.some((home) => href === home || href.startsWith(`${home}/`));

setCacheNameDetails({ prefix: 'misbaha' });
addPlugins([fileCheckPlugin(new Map(files.map(({ url, sum }) => [addressOf(url), sum])))]);
// The name of an asset changes with its content; unhashed addresses are revisioned by checksum.
precacheAndRoute(files.map(({ url, sum }) => ({ url, revision: url.startsWith(ASSETS) ? null : sum })));

const chosenFaces = CHOSEN_FILES.map(addressOf);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && chosenFaces.includes(url.href),
  ({ request }) => answerChosen(request, chosenFaces),
);
// Online, a page may be newer than the copy in charge. What it is made of stands in the cache once its version waits.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.href.startsWith(addressOf(ASSETS)),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.href.startsWith(addressOf(SHARE_TARGET)),
  ({ request }) => answerShared(request, () => matchPrecache(SHELL)),
);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPageAddress(url) && !isOfOtherLanguage(url),
  ({ request }) => answerNavigation(fetch(request), () => matchPrecache(SHELL)),
);

clientsClaim();
// A new version waits until a page, which asks its reader first, activates it.
addEventListener('message', ({ data }: MessageEvent<{ type?: unknown } | null>) => {
  if (data?.type === 'SKIP_WAITING') void worker.skipWaiting();
});
