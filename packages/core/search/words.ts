/** Words of a text with their places: what the search indexes, matches and highlights. */
import { ELIDED } from '../messages/search-language.ts';

export interface Word {
  text: string;
  /** Offsets in UTF-16 units; `end` is behind the last. */
  start: number;
  end: number;
}

// Letters, their marks and digits; what stands inside a word (hyphen, apostrophes, the dot of the transliteration) counts
// with it.
const WORD = /[\p{L}\p{M}\p{N}]+(?:[-'’‘·][\p{L}\p{M}\p{N}]+)*/gu;

/** A word at its place; the words that lean on it stand alone: l'examen is "l" and "examen". */
function parted(text: string, start: number, leaning: RegExp | undefined): Word[] {
  const elided = leaning?.exec(text)?.[0];
  if (elided === undefined) return [{ text, start, end: start + text.length }];
  return [
    { text: text.slice(0, elided.length - 1), start, end: start + elided.length - 1 },
    ...parted(text.slice(elided.length), start + elided.length, leaning),
  ];
}

/** The words of a text in reading order. @param leaning the words that lean on the next one, from the beginning of a word on */
export const wordsOf = (text: string, leaning = ELIDED): Word[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => parted(word, index, leaning)).flat();

/** Whether a word is written in the Arabic script. */
export const isArabic = (word: string): boolean => /[\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF\uFB50-\uFDFF\uFE70-\uFEFE]/.test(word);
