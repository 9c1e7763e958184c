import { type Before, entryOf, hasEntry } from './entries.ts';

/** The base without its slash at the end. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

const belowBase = (address: string): string => (address.startsWith(`${BASE}/`) ? address.slice(BASE.length) : '/');

/** An address without query and fragment, and without the slash that some hosts add. */
export const pathOf = (address: string): string => address.replace(/[?#].*/, '').replace(/(.)\/$/, '$1');

/**
 * The page before the current one in the history of the tab; places within a page do not count.
 * @param key of the current location
 * @returns its address below the base; undefined where there is none, or none of this site
 */
export function previousEntry(key: string): Before | undefined {
  const { before } = entryOf(key);
  // An entry that is remembered no more may hold another page by now; what is remembered may be another app's, on the same host.
  if (typeof before?.address !== 'string' || (before.key !== undefined && !hasEntry(before.key))) return undefined;
  return { ...before, address: belowBase(before.address) };
}
