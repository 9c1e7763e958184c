/** Keeps the files that a reader has asked for, such as another face, once they have come: the copy for offline reading lacks them. */

/** Its name does not end as those of Workbox do, so that Workbox leaves it alone. */
const CACHE = 'misbaha-chosen';

/**
 * The kept file, else the one of the network, which is kept then in place of what no version of today has.
 * @param current whole addresses of the files that may be kept
 */
export async function answerChosen(request: Request, current: readonly string[]): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const folder = new URL('.', request.url).href;
    // Other languages keep theirs.
    const old = (await cache.keys()).filter(({ url }) => url.startsWith(folder) && !current.includes(url));
    await Promise.all(old.map((one) => cache.delete(one)));
  }
  return answer;
}
