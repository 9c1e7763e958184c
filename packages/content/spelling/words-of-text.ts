/** Checks whether words are known, also after splitting off joined words and endings. */
import type { IsKnownWord } from './dictionary.ts';

/** A word in any script, with its apostrophes and hyphens. */
const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
const ARABIC = /\p{Script=Arabic}/u;

export interface WordAffixes {
  /** Words that an apostrophe joins to the next one: "d" of "d'eau". */
  elided?: readonly string[] | undefined;
  /** Endings that may be cut off a word: "ku" of "rahmatku". */
  endings?: readonly string[] | undefined;
}

/** The words of a text, each with its place; apostrophes are straight. */
export const wordsWithIndexes = (text: string): { word: string; index: number }[] =>
  [...text.matchAll(WORD)].filter(([word]) => !ARABIC.test(word)).map(({ 0: word, index }) => ({ word: word.replaceAll('’', "'"), index }));

/**
 * Makes the test for a word of a language.
 * @param knows the dictionary
 * @param own words that the language adds to it
 */
export function makeIsKnownWord(
  knows: IsKnownWord,
  own: Pick<ReadonlySet<string>, 'has'>,
  { elided = [], endings = [] }: WordAffixes,
): IsKnownWord {
  const enclitics = new Set(elided);
  const isWhole = (word: string): boolean => own.has(word) || own.has(word.charAt(0).toLowerCase() + word.slice(1)) || knows(word);
  const isWithEnding = (word: string): boolean =>
    endings.some((ending) => word.length > ending.length + 1 && word.endsWith(ending) && isWhole(word.slice(0, -ending.length)));
  const isKnown = (word: string): boolean => {
    if (isWhole(word) || isWithEnding(word)) return true;
    const apostrophe = word.indexOf("'");
    if (apostrophe > 0 && enclitics.has(word.slice(0, apostrophe).toLowerCase())) return isKnown(word.slice(apostrophe + 1));
    const parts = word.split('-');
    return parts.length > 1 && parts.every((part) => endings.includes(part.toLowerCase()) || isKnown(part));
  };
  return isKnown;
}
