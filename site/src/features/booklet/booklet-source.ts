import { listIdOfKey, listAddress } from '../lists/addresses.ts';

/** The source that the address of a booklet names: a category, or a category and a page. */
const SOURCE_PATTERN = /^[a-z\d-]+(?:\/[a-z\d-]+)?$/i;

/**
 * Address of the page or list that a booklet is made of, for the back link.
 * @param of from the address, which anybody may have written: `/example.org` would lead to another site
 * @returns the address below the base; undefined for other values
 */
export function addressOfBookletSource(of: string | null): string | undefined {
  if (of === null) return undefined;
  const list = listIdOfKey(of);
  if (list !== undefined) return listAddress(list);
  return SOURCE_PATTERN.test(of) ? `/${of}` : undefined;
}
