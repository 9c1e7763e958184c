/**
 * Caches files that only some readers choose, such as another Arabic font, at their first use: the offline copy lacks
 * them.
 */

/** Named unlike Workbox's caches, so that Workbox does not delete it. */
const CHOSEN_FILES_CACHE = 'misbaha-chosen';

/**
 * Answers with the cached file. Else fetches and caches it, and deletes cached files that the current version does not
 * have.
 * @param cacheableAddresses absolute addresses of the files that may be cached
 */
export async function answerChosenFont(request: Request, cacheableAddresses: readonly string[]): Promise<Response> {
  const cache = await caches.open(CHOSEN_FILES_CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const folder = new URL('.', request.url).href;
    // Other languages have folders of their own.
    const old = (await cache.keys()).filter(({ url }) => url.startsWith(folder) && !cacheableAddresses.includes(url));
    await Promise.all(old.map((one) => cache.delete(one)));
  }
  return answer;
}
