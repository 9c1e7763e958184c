import { withoutBasePath } from '../site.ts';
import { type PreviousPage, historyEntryByKey, hasHistoryEntry } from './history-entries.ts';

/** An address without query and fragment, and without the slash that some hosts add. */
export const pathOfAddress = (address: string): string => address.replace(/[?#].*/, '').replace(/(.)\/$/, '$1');

/**
 * The page before the current one in the history of the tab; places within a page do not count.
 * @param key of the current location
 * @returns the page with its address below the base; undefined where there is none, or none of this site
 */
export function previousPage(key: string): PreviousPage | undefined {
  const { before } = historyEntryByKey(key);
  // The record of the entry may be gone, or another app on the same host may have stored other data under our key.
  if (typeof before?.address !== 'string' || (before.key !== undefined && !hasHistoryEntry(before.key))) return undefined;
  return { ...before, address: withoutBasePath(before.address) };
}
