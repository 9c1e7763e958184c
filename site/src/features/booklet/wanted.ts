import { idInKey, listAddress } from '../lists/addresses.ts';

/** The source that the address of a booklet names: a category, or a category and a page. */
const NAMED = /^[a-z\d-]+(?:\/[a-z\d-]+)?$/i;

/**
 * The page that a booklet was asked for on, where back leads.
 * @param of from the address, which anybody may have written: `/example.org` would make it the address of another site
 * @returns its address below the base; undefined where nothing of this site is named
 */
export function pageOf(of: string | null): string | undefined {
  if (of === null) return undefined;
  const list = idInKey(of);
  if (list !== undefined) return listAddress(list);
  return NAMED.test(of) ? `/${of}` : undefined;
}
