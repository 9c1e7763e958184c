/**
 * The service worker. It precaches the shell, the app and the content files, each file checked: after one visit every
 * address opens offline. Pages come from the network first, so that a reader with a network has the newest text.
 * `site/build/service-worker.ts` makes `sw.js` of this, with the list of files.
 */
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { SHELL_FILE } from '../../../../packages/core/shell-file.ts';
import { answerFromFontCache } from './answer-from-font-cache.ts';
import { answerNavigation, answerShareTarget, isPageAddress } from './answer-navigation.ts';
import { fileCheckPlugin } from './file-check.ts';

/** Every file to precache: its address below the base, and the beginning of its SHA-256 (`checksumOf`). */
declare const PRECACHE_ENTRIES: readonly { url: string; sum: string }[];
/** The faces that load for readers who choose them, in the same form. */
declare const CHOSEN_FONT_FILES: readonly { url: string; sum: string }[];
/** Folders below the base that belong to other languages: each has a worker of its own. */
declare const OTHER_LANGUAGE_FOLDERS: readonly string[];

/** TypeScript's types of a page lack `skipWaiting`. */
const worker = globalThis as unknown as { skipWaiting: () => Promise<void> };

const files = PRECACHE_ENTRIES;
const ASSETS = 'assets/';
/** Beginning of the address to which the device's share sheet sends a text. */
const SHARE_TARGET = 'check?';

const addressOf = (file: string): string => new URL(file, globalThis.location.href).href;
const sumsByAddress = (list: readonly { url: string; sum: string }[]): ReadonlyMap<string, string> =>
  new Map(list.map(({ url, sum }) => [addressOf(url), sum]));

const otherLanguages = OTHER_LANGUAGE_FOLDERS.map(addressOf);
const isOfOtherLanguage = ({ href }: URL): boolean => otherLanguages.some((home) => href === home || href.startsWith(`${home}/`));

setCacheNameDetails({ prefix: 'misbaha' });
addPlugins([fileCheckPlugin(sumsByAddress(files))]);
// An asset's name has a hash of its content and needs no revision; other files take their checksum.
precacheAndRoute(files.map(({ url, sum }) => ({ url, revision: url.startsWith(ASSETS) ? null : sum })));

const chosenFonts = sumsByAddress(CHOSEN_FONT_FILES);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && chosenFonts.has(url.href),
  ({ request }) => answerFromFontCache(request, chosenFonts),
);
// Online, a page may be newer than the active worker. A waiting worker has its assets in the cache already.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.href.startsWith(addressOf(ASSETS)),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.href.startsWith(addressOf(SHARE_TARGET)),
  ({ request }) => answerShareTarget(request, () => matchPrecache(SHELL_FILE)),
);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPageAddress(url) && !isOfOtherLanguage(url),
  ({ request }) => answerNavigation(fetch(request), () => matchPrecache(SHELL_FILE)),
);

clientsClaim();
// A new version waits until a page, which asks its reader first, activates it.
addEventListener('message', ({ data }: MessageEvent<{ type?: unknown } | null>) => {
  if (data?.type === 'SKIP_WAITING') void worker.skipWaiting();
});
