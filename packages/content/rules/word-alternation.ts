import { escapeRegExp } from '../compiler/patterns.ts';

/** Source of a pattern for any of some words: the longest first, else a shorter word would be found at its beginning. */
export const wordAlternation = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|');
