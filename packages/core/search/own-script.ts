/** Tells Arabic from a language of the site that is written in the Arabic script too. */
import { IS_ARABIC_SCRIPT } from '../messages/locale.ts';
import { ARABIC_ONLY_LETTER, hasArabicLetters } from './fold.ts';

/** Whether a text has Arabic letters; in a build of a language in the Arabic script, one that only Arabic has. */
export const isArabicLanguageText = (text: string): boolean =>
  hasArabicLetters(text) && (!IS_ARABIC_SCRIPT || ARABIC_ONLY_LETTER.test(text));

/** Whether a word is written in the script of the build's language, where that is the Arabic one. */
export const isInLocaleArabicScript = (word: string): boolean => IS_ARABIC_SCRIPT && hasArabicLetters(word);
