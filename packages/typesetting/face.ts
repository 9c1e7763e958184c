/** What a face of the site or of the book is cut to, and the letters of Arabic that every one of them has. */
import type { Axes } from './harfbuzz-subset.ts';

export interface FaceSubset {
  /** File in `build/fonts/`, without its ending. */
  file: string;
  source: string;
  /** What the face must set. Every part of it that a broken line leaves is set too. */
  texts: string[];
  /** Keeps every layout rule and every glyph that they make of its characters, for words that no text has yet. */
  isWhole?: true;
  /** Layout features to keep; the default is all. */
  features?: readonly string[];
  axes?: Axes;
  /** Entries of its `name` table to keep. */
  names?: readonly number[];
}

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

/** Letters that a reader may type into the search, or the About page may name, in every form that they take in a word. */
export const ARABIC_LETTERS = [...range(0x621, 0x63a), ...range(0x641, 0x64a), 'ٱ'];
const JOINER = '\u200d';
/** A letter by itself and in every form that it takes in a word. */
export const joiningForms = (letter: string): string[] => [letter, letter + JOINER, JOINER + letter, JOINER + letter + JOINER];
const FORMS = ARABIC_LETTERS.flatMap(joiningForms);
const LAM_ALEF = ['لا', 'لأ', 'لإ', 'لآ'].flatMap((pair) => [pair, JOINER + pair]);
/** The marks alone, on the stroke that the key of the transliteration sets them on. */
export const MARKS = [...range(0x64b, 0x652), '\u0653', '\u0654', '\u0655', '\u065c', '\u0670'].map((mark) => `ـ${mark}`);
export const TYPED = [...FORMS, ...LAM_ALEF, ...MARKS];
