/** Resolves an address below `/forty-hadith` to a hadith, or to the address to redirect to. */

export const HADITH_LIST_ADDRESS = '/forty-hadith';

/** Address of a hadith below the base, by its number. */
export const hadithPageAddress = (number: number): string => `${HADITH_LIST_ADDRESS}/${number}`;

/** What an id resolves to: a hadith, or the path to redirect to. */
type Resolved<T> = { hadith: T } | { redirect: string };

/**
 * Converts an id to a number and looks it up. Another spelling of a number ("01", "7.0") leads to the hadith's own address,
 * anything else that names no hadith ("0", "43", "1.5", "abc", "-1", "") to the list.
 */
export function findHadithOrRedirect<T extends { number: number }>(id: string, list: readonly T[]): Resolved<T> {
  const number = Number(id);
  const hadith = list.find((one) => one.number === number);
  if (!hadith) return { redirect: HADITH_LIST_ADDRESS };
  return String(number) === id ? { hadith } : { redirect: hadithPageAddress(number) };
}

/** The hadith before and after a number, by their place in the list; absent at its ends. */
export function adjacentHadithNumbers(number: number, numbers: readonly number[]): { previous?: number; next?: number } {
  const place = numbers.indexOf(number);
  const previous = place > 0 ? numbers[place - 1] : undefined;
  const next = place >= 0 ? numbers[place + 1] : undefined;
  return { ...(previous === undefined ? {} : { previous }), ...(next === undefined ? {} : { next }) };
}
