/** Splits a sentence in the language of the build into its own words and the Arabic in it. */
import { IS_ARABIC_SCRIPT } from './messages/locale.ts';

/** A sign of the transliteration key on its tatweel, as in ـَا. It is Arabic in a sentence of any language. */
const SIGN_ON_TATWEEL = /(\u0640[\u0621-\u065f\u0670\u0640]*)/;
const ARABIC_RUN = /([\u0600-\u06ff]+)/;

export interface LanguageRun {
  text: string;
  isArabic: boolean;
}

/** The runs of a sentence in order. In a language in the Arabic script, only signs on a tatweel count as Arabic. */
export const languageRunsOf = (sentence: string): LanguageRun[] =>
  sentence
    // `split` by a regex with one group alternates: every second part is what the group matched.
    .split(IS_ARABIC_SCRIPT ? SIGN_ON_TATWEEL : ARABIC_RUN)
    .map((text, index) => ({ text, isArabic: index % 2 === 1 }))
    .filter(({ text }) => text !== '');

/** Whether the language of the build has the Arabic script and this name or quotation is written in it. */
export const isTextInOwnArabicScript = (text: string): boolean => IS_ARABIC_SCRIPT && !/[a-z]/i.test(text);
