import { escapeRegExp } from '../compiler/patterns.ts';

/** Source of a pattern for any of some words: the longest first, so that a short word within a longer one is not taken for itself. */
export const wordAlternation = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|');
