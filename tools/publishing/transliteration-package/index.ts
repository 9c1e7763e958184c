/** The package `misbaha-transliteration`: vowelled Arabic in Latin letters, and Arabic written in one orthography. */
export {
  ERROR_CODES,
  type ErrorCode,
  KEY,
  parse,
  transliterate,
  TransliterationError,
} from '../../../text/transliteration/transliterate.ts';
export type { Options, Style, Word } from '../../../text/transliteration/transliterate.ts';
export type { KeyRow } from '../../../text/transliteration/key.ts';
export { type Orthography, orthographyOf } from '../../../text/transliteration/letters.ts';
export { type Gap, gapsOf, tidyArabic, type Tidied } from '../../tidy/tidy.ts';
