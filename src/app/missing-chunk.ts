/**
 * After a deployment an open page may ask for a chunk that is gone. Vite reports it; one reload fetches the new version.
 * If the chunk is missing again at once, the error view explains itself instead of reloading for ever.
 */

const KEY = 'misbaha:reloaded-at';
const AGAIN_WITHIN_MS = 60_000;

let quiet = 0;

function reloadedRecently(now: number): boolean {
  try {
    return now - Number(sessionStorage.getItem(KEY) ?? 0) < AGAIN_WITHIN_MS;
  } catch {
    // Without session storage nobody remembers the reload, so one more could loop.
    return true;
  }
}

/**
 * Runs imports that nobody waits for yet: a chunk that they miss reloads nothing.
 * @returns whether all went well
 */
export async function quietly(work: () => Promise<unknown>): Promise<boolean> {
  quiet++;
  try {
    await work();
    return true;
  } catch {
    return false;
  } finally {
    quiet--;
  }
}

/**
 * Fetches the page anew once when a chunk cannot be loaded.
 * @param wanted address of the page that was asked for; undefined where no navigation is under way
 */
export function reloadOnceOnMissingChunk(wanted: () => string | undefined): void {
  window.addEventListener('vite:preloadError', (event) => {
    const now = Date.now();
    const address = wanted();
    if ((quiet > 0 && address === undefined) || reloadedRecently(now) || !navigator.onLine) return;
    try {
      sessionStorage.setItem(KEY, String(now));
    } catch {
      return;
    }
    event.preventDefault();
    // Reached as a page of its own, so that back leads to where the reader was.
    if (address === undefined) window.location.reload();
    else window.location.assign(address);
  });
}

/**
 * A module once it is there. Where it is missing and the page is about to be fetched anew, Vite gives nothing instead of an
 * error; then this never ends, so that the old page stays in place until the new one comes.
 */
export async function arrived<T>(module: Promise<T>): Promise<T> {
  const loaded: T | undefined = await module;
  return loaded ?? new Promise(() => {});
}
