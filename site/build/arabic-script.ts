/** Tells Arabic from other languages in the Arabic script, such as Urdu, in a document. */

/** Letters that Arabic has, and Persian and Urdu write in another form. */
const LETTERS_OF_ARABIC = /[\u0623\u0625\u0629\u0643\u0647\u0649\u064a\u0671]/;

/** Whether a language other than Arabic is written in the Arabic script. @param tag as `lang` has it */
const isSharing = (tag: string): boolean => tag !== '' && !/^ar\b/.test(tag) && new Intl.Locale(tag).maximize().script === 'Arab';

/**
 * Whether a text in the Arabic script may be what its element says that it is: of a language that shares the script, and without letters that
 * only Arabic has.
 */
export const isOfOtherLanguage = (text: string, parent: Element | null): boolean =>
  isSharing(parent?.closest('[lang]')?.getAttribute('lang') ?? '') && !LETTERS_OF_ARABIC.test(text);
