/** Words of a text with their places: what the search indexes, matches and highlights. */

export interface Word {
  text: string;
  /** Offsets in UTF-16 units; `end` is behind the last. */
  start: number;
  end: number;
}

// Letters, their marks and digits; what stands inside a word (hyphen, apostrophes, the dot of the transliteration) counts
// with it.
const WORD = /[\p{L}\p{M}\p{N}]+(?:[-'’‘·][\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a text in reading order. */
export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ text: word, start: index, end: index + word.length }));

/** Whether a word is written in the Arabic script. */
export const isArabic = (word: string): boolean => /[\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF\uFB50-\uFDFF\uFE70-\uFEFE]/.test(word);
