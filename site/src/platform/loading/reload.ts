import { isReachable } from './reachable.ts';

/** Longer than a server takes that answers at all. */
const WITHIN_MS = 5000;

/**
 * Reloads the page where the site answers, after its scripts were fetched past the HTTP cache: that may hold for a year what something
 * between reader and site has sent in their place, and a reload alone asks again for the document only.
 * @returns where the site does not answer, so that the page stays
 */
export async function reloadPastCache(): Promise<void> {
  if (!(await isReachable(window.location.href))) return;
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  const scripts = asked.filter((name) => name.startsWith(window.location.origin) && name.endsWith('.js'));
  const signal = AbortSignal.timeout(WITHIN_MS);
  await Promise.allSettled(scripts.map((script) => fetch(script, { cache: 'reload', signal })));
  window.location.reload();
  await new Promise(() => undefined);
}
