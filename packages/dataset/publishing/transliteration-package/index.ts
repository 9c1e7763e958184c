/** The package `misbaha-transliteration`: vowelled Arabic in Latin letters, and Arabic written in one orthography. */
export { ERROR_CODES, type ErrorCode, parse, transliterate, TransliterationError } from '../../../arabic/transliteration/transliterate.ts';
export type { Options, Style, Word } from '../../../arabic/transliteration/transliterate.ts';
export { KEY, type KeyRow } from '../../../core/key.ts';
export { type Orthography, orthographyOf } from '../../../arabic/transliteration/letters.ts';
export { type Gap, gapsOf, tidyArabic, type Tidied } from '../../../arabic/tidy/tidy.ts';
