/** The stored form of word meanings: one string a text, the meanings separated by `|`. */

const BETWEEN = '|';

/** @param meanings one for each word of the text, in reading order; '' for a word without one, such as a separate sign */
export const storeMeanings = (meanings: readonly string[]): string => meanings.join(BETWEEN);

/** The meanings of a stored text, one for each word over all its lines. */
export const wordMeanings = (stored: string): string[] => stored.split(BETWEEN);
