/** Lists of small numbers as text, for the index file: one character for each number, which compresses better than digits. */

/** The character of 0. JSON writes it and those after it as they are, except for the backslash. */
const ZERO = '#'.charCodeAt(0);
/** Keeps all characters below the surrogates (from U+D800), which are not valid alone. */
const MAX_NUMBER = 55_000;

/** @param numbers whole and not negative @throws RangeError where one is too large */
export function packNumbers(numbers: readonly number[]): string {
  const tooLarge = numbers.find((number) => number > MAX_NUMBER);
  if (tooLarge !== undefined) throw new RangeError(`${tooLarge} is above ${MAX_NUMBER} and cannot be one character`);
  return numbers.map((number) => String.fromCharCode(ZERO + number)).join('');
}

export const unpackNumbers = (text: string): number[] => Array.from(text, (char) => char.charCodeAt(0) - ZERO);
