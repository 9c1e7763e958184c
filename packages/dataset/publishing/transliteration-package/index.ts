/** The package `misbaha-transliteration`: vowelled Arabic in Latin letters, and Arabic written in one orthography. */
export {
  ERROR_CODES,
  type ErrorCode,
  KEY,
  parse,
  transliterate,
  TransliterationError,
} from '../../../arabic/transliteration/transliterate.ts';
export type { Options, Style, Word } from '../../../arabic/transliteration/transliterate.ts';
export type { KeyRow } from '../../../arabic/transliteration/key.ts';
export { type Orthography, orthographyOf } from '../../../arabic/transliteration/letters.ts';
export { type Gap, gapsOf, tidyArabic, type Tidied } from '../../../arabic/tidy/tidy.ts';
