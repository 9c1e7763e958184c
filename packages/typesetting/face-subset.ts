/** How a font of the site or of the book is subset, and the Arabic letters that readers may type. */
import type { Axes } from './harfbuzz-subset.ts';

export interface FaceSubsetOptions {
  /** File in `build/fonts/`, without its ending. */
  file: string;
  source: string;
  /** Texts that the font must show, also when they are divided by line breaks. */
  texts: string[];
  /** Keeps every layout rule, and every glyph that the rules make of its characters, for words that no text has yet. */
  isWhole?: true;
  /** Layout features to keep; the default is all. */
  features?: readonly string[];
  axes?: Axes;
  /** Entries of its `name` table to keep. */
  names?: readonly number[];
}

const characterRange = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

/** Letters that a reader may type into the search or that the About page may name. */
export const ARABIC_LETTERS = [...characterRange(0x621, 0x63a), ...characterRange(0x641, 0x64a), 'ٱ'];
const JOINER = '\u200d';
/** A letter by itself and in every form that it takes in a word. */
export const joiningForms = (letter: string): string[] => [letter, letter + JOINER, JOINER + letter, JOINER + letter + JOINER];
const LETTER_FORMS = ARABIC_LETTERS.flatMap(joiningForms);
const LAM_ALEF = ['لا', 'لأ', 'لإ', 'لآ'].flatMap((pair) => [pair, JOINER + pair]);
/** Each mark on a tatweel, as the key to the transliteration shows it. */
export const MARKS_ON_TATWEEL = [...characterRange(0x64b, 0x652), '\u0653', '\u0654', '\u0655', '\u065c', '\u0670'].map(
  (mark) => `ـ${mark}`,
);
export const TYPABLE_ARABIC_FORMS = [...LETTER_FORMS, ...LAM_ALEF, ...MARKS_ON_TATWEEL];
