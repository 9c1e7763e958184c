/** Tells Arabic from other languages in the Arabic script, such as Urdu, in a document. */

import { ARABIC_ONLY_LETTER } from '../../../packages/core/search/fold.ts';

/** Whether a language other than Arabic uses the Arabic script. @param tag value of `lang` */
const sharesArabicScript = (tag: string): boolean => tag !== '' && !/^ar\b/.test(tag) && new Intl.Locale(tag).maximize().script === 'Arab';

/**
 * Whether a text may be in the language of its element, such as Urdu, and not in Arabic: that language uses the Arabic
 * script, and the text has no letter of Arabic alone.
 */
export const mayBeNonArabicText = (text: string, parent: Element | null): boolean =>
  sharesArabicScript(parent?.closest('[lang]')?.getAttribute('lang') ?? '') && !ARABIC_ONLY_LETTER.test(text);
