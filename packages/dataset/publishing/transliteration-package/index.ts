/** The package `misbaha-transliteration`: vowelled Arabic in Latin letters, Arabic written in one orthography, and messages compared with known texts. */
export { ERROR_CODES, type ErrorCode, parse, transliterate, TransliterationError } from '../../../arabic/transliteration/transliterate.ts';
export type { Options, Style, Word } from '../../../arabic/transliteration/transliterate.ts';
export { KEY, type KeyRow } from '../../../core/key.ts';
export { type Orthography, orthographyOf } from '../../../arabic/transliteration/letters.ts';
export { type Gap, gapsOf, tidyArabic, type Tidied } from '../../../arabic/tidy/tidy.ts';
export { Checker, MOST_LETTERS } from '../../../core/check/check.ts';
export type {
  CheckResult,
  Difference,
  DifferenceKind,
  KnownText,
  Layer,
  Match,
  Problem,
  Span,
  Step,
  Variant,
  Verdict,
} from '../../../core/check/model.ts';
