import { isReachable } from './reachable.ts';

/** No server that answers at all takes longer. */
const SCRIPT_FETCH_TIMEOUT_MS = 5000;

/**
 * Reloads the page if the site answers. Fetches its scripts past the HTTP cache first: the cache may hold a wrong
 * answer for a year, and a reload alone fetches only the document anew.
 * @returns only where the site does not answer; else the promise never settles
 */
export async function reloadPastCache(): Promise<void> {
  if (!(await isReachable())) return;
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  const scripts = asked.filter((name) => name.startsWith(window.location.origin) && name.endsWith('.js'));
  const signal = AbortSignal.timeout(SCRIPT_FETCH_TIMEOUT_MS);
  await Promise.allSettled(scripts.map((script) => fetch(script, { cache: 'reload', signal })));
  window.location.reload();
  await new Promise(() => undefined);
}
