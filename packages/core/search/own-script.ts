/** Tells Arabic from a language of the site that is written in the Arabic script too. */
import { IS_ARABIC_SCRIPT } from '../messages/locale.ts';
import { hasArabicLetters } from './fold.ts';

/** Letters that Arabic has, and Persian and Urdu write in another form. */
const ARABIC_ONLY_LETTER = /[\u0623\u0625\u0629\u0643\u0647\u0649\u064a\u0671]/;

/** Whether a text has Arabic letters; in a build of a language in the Arabic script, one that only Arabic has. */
export const isArabicLanguage = (text: string): boolean => hasArabicLetters(text) && (!IS_ARABIC_SCRIPT || ARABIC_ONLY_LETTER.test(text));

/** Whether a word is written in the script of the build's language, where that is the Arabic one. */
export const isOwnArabicScript = (word: string): boolean => IS_ARABIC_SCRIPT && hasArabicLetters(word);
