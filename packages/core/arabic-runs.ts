/** Parts a sentence of the build's language into its own words and the Arabic in it. */
import { IS_ARABIC_SCRIPT } from './messages/locale.ts';

/** A sign of the key, with the stroke that it is set on, is Arabic in every language. */
const ON_STROKE = /(\u0640[\u0621-\u065f\u0670\u0640]*)/;
const ARABIC_RUN = /([\u0600-\u06ff]+)/;

export interface Run {
  text: string;
  isArabic: boolean;
}

/** The runs of a sentence in order. In a language that is written in the Arabic script, only signs on a stroke are told apart from its words. */
export const runsOf = (sentence: string): Run[] =>
  sentence
    // What is split by a group alternates: every second part is a run of Arabic.
    .split(IS_ARABIC_SCRIPT ? ON_STROKE : ARABIC_RUN)
    .map((text, index) => ({ text, isArabic: index % 2 === 1 }))
    .filter(({ text }) => text !== '');

/** Whether a name, or words that are quoted, stand in the letters of the build's language, where English has a transliteration. */
export const isNameInOwnScript = (name: string): boolean => IS_ARABIC_SCRIPT && !/[a-z]/i.test(name);
