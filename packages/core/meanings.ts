/** Word meanings as one string for each text, separated by `|`. */

const MEANINGS_SEPARATOR = '|';

/** @param meanings one for each word of the text, in reading order; '' for a word without one, such as a separate sign */
export const formatStoredMeanings = (meanings: readonly string[]): string => meanings.join(MEANINGS_SEPARATOR);

/** The meanings of a stored text, one for each word over all its lines. */
export const parseStoredMeanings = (stored: string): string[] => stored.split(MEANINGS_SEPARATOR);
