/** Tells Arabic from other languages in the Arabic script, such as Urdu, in a document. */

/** Letters of Arabic for which Persian and Urdu have other code points. */
const ARABIC_ONLY_LETTERS = /[\u0623\u0625\u0629\u0643\u0647\u0649\u064a\u0671]/;

/** Whether a language other than Arabic uses the Arabic script. @param tag value of `lang` */
const sharesArabicScript = (tag: string): boolean => tag !== '' && !/^ar\b/.test(tag) && new Intl.Locale(tag).maximize().script === 'Arab';

/**
 * Whether a text may be in the language of its element, such as Urdu, and not in Arabic: that language uses the Arabic
 * script, and the text has no letter of Arabic alone.
 */
export const isOtherArabicScriptLanguage = (text: string, parent: Element | null): boolean =>
  sharesArabicScript(parent?.closest('[lang]')?.getAttribute('lang') ?? '') && !ARABIC_ONLY_LETTERS.test(text);
