/**
 * The package `misbaha-transliteration`: transliterates vowelled Arabic, rewrites Arabic in one orthography, and compares
 * messages with known texts.
 */
export {
  ERROR_CODES,
  type ErrorCode,
  transliterateWords as parse,
  transliterate,
  TransliterationError,
} from '../../../arabic/transliteration/transliterate.ts';
export type { TransliterationOptions as Options, TransliteratedWord as Word } from '../../../arabic/transliteration/transliterate.ts';
export type { TransliterationStyle as Style } from '../../../arabic/transliteration/render.ts';
export { LOCALIZED_TRANSLITERATION_KEY as KEY, type LocalizedKeyRow as KeyRow } from '../../../core/transliteration-key.ts';
export { type ArabicOrthography as Orthography, orthographyOf } from '../../../arabic/transliteration/letters.ts';
export { type UnreadableWord as Gap, unreadableWordsOf as gapsOf, tidyArabic, type Tidied } from '../../../arabic/tidy/tidy.ts';
export { Checker, MAX_MESSAGE_LENGTH as MOST_LETTERS } from '../../../core/check/check.ts';
export type {
  CheckResult,
  Difference,
  DifferenceKind,
  KnownText,
  ComparedLayer as Layer,
  KnownTextMatch as Match,
  UncheckableReason as Problem,
  MessageCharacterSpan as Span,
  ComparisonStep as Step,
  AttestedVariant as Variant,
  Verdict,
} from '../../../core/check/model.ts';
