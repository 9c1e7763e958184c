/** Splits a text into words with their offsets; the search indexes, matches and highlights these. */
import { ELIDED } from '../messages/search-language.ts';

export interface WordWithOffsets {
  text: string;
  /** Offsets in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
}

// Letters, their marks and digits; a hyphen, an apostrophe or the dot of the transliteration inside a word is part of it.
const WORD = /[\p{L}\p{M}\p{N}]+(?:[-'’‘·][\p{L}\p{M}\p{N}]+)*/gu;

/** Splits a word after its elided words: l'examen is "l" and "examen". */
function splitElision(text: string, start: number, elision: RegExp | undefined): WordWithOffsets[] {
  const elided = elision?.exec(text)?.[0];
  if (elided === undefined) return [{ text, start, end: start + text.length }];
  return [
    { text: text.slice(0, elided.length - 1), start, end: start + elided.length - 1 },
    ...splitElision(text.slice(elided.length), start + elided.length, elision),
  ];
}

/** The words of a text in reading order. @param elision matches elided words at the beginning of a word */
export const wordsOf = (text: string, elision = ELIDED): WordWithOffsets[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => splitElision(word, index, elision)).flat();
