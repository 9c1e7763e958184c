/** How the meanings of a text's words travel: one string a text, a word's meaning parted from the next by `|`. */

const BETWEEN = '|';

/** @param meanings one for each word of the text, in reading order; '' for what has none, such as a sign that stands alone */
export const storeMeanings = (meanings: readonly string[]): string => meanings.join(BETWEEN);

/** The meanings of a stored text, one for each word over all its lines. */
export const wordMeanings = (stored: string): string[] => stored.split(BETWEEN);
