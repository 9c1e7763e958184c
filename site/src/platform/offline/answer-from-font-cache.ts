/**
 * Caches files that only some readers choose, such as another Arabic font, at their first use: the offline copy lacks
 * them.
 */

import { checkedAnswer } from './file-check.ts';

/** Named unlike Workbox's caches, so that Workbox does not delete it. */
const CHOSEN_FILES_CACHE = 'misbaha-chosen';

/** Caches a file, and deletes cached files that the current version does not have. */
async function keep(cache: Cache, request: Request, answer: Response, sums: ReadonlyMap<string, string>): Promise<void> {
  await cache.put(request, answer);
  const folder = new URL('.', request.url).href;
  // Other languages have folders of their own.
  const old = (await cache.keys()).filter(({ url }) => url.startsWith(folder) && !sums.has(url));
  await Promise.all(old.map((one) => cache.delete(one)));
}

/**
 * Answers with the cached file. Else fetches, checks and caches it.
 * @param sums checksums of the files that may be cached, by absolute address
 * @throws Error where the server does not have the file
 */
export async function answerFromFontCache(request: Request, sums: ReadonlyMap<string, string>): Promise<Response> {
  const cache = await caches.open(CHOSEN_FILES_CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await checkedAnswer(request.url, await fetch(request), sums.get(request.url) ?? '');
  // On a full device the file is used and not kept.
  await keep(cache, request, answer.clone(), sums).catch(() => undefined);
  return answer;
}
