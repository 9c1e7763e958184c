/** Splits a text into words with their offsets; the search indexes, matches and highlights these. */
import { ELIDED } from '../messages/search-language.ts';

export interface WordInText {
  text: string;
  /** Offsets in UTF-16 units; `end` is behind the last. */
  start: number;
  end: number;
}

// Letters, their marks and digits; what stands inside a word (hyphen, apostrophes, the dot of the transliteration) counts
// with it.
const WORD = /[\p{L}\p{M}\p{N}]+(?:[-'’‘·][\p{L}\p{M}\p{N}]+)*/gu;

/** The spans of one word; elided words before it get spans of their own: l'examen is "l" and "examen". */
function parted(text: string, start: number, leaning: RegExp | undefined): WordInText[] {
  const elided = leaning?.exec(text)?.[0];
  if (elided === undefined) return [{ text, start, end: start + text.length }];
  return [
    { text: text.slice(0, elided.length - 1), start, end: start + elided.length - 1 },
    ...parted(text.slice(elided.length), start + elided.length, leaning),
  ];
}

/** The words of a text in reading order. @param leaning the words that lean on the next one, from the beginning of a word on */
export const wordsOf = (text: string, leaning = ELIDED): WordInText[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => parted(word, index, leaning)).flat();
