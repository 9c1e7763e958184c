/** The shapes of the checker: which of the known texts a message holds, and how its words differ from them. */

/** Another reading of words of a text that narrations attest; it counts as the same, with a remark. */
export interface AttestedVariant {
  /** Words of the text; '' where the other reading has additional words. */
  ours: string;
  /** What the other reading has in their place; '' where it has nothing. */
  theirs: string;
}

/** A text that a message is compared with. */
export interface KnownText {
  /** Permanent id, such as `prayer/ablution#shahada`. */
  id: string;
  arabic?: string;
  /** Transliteration as running text. */
  latin?: string;
  translation?: string;
  /** Set where the site names the text as left out on purpose. */
  isLeftOut?: true;
  variants?: readonly AttestedVariant[];
}

/**
 * - `same`: one known text, whole, with the same letters; vowels are missing or the same;
 * - `differs`: one known text with words that are missing, added or replaced, or have other vowels;
 * - `part`: a part of a known text, or a known text beside words of no known text;
 * - `composed`: words of several known texts;
 * - `left-out`: a text that is left out on purpose;
 * - `unknown`: none of the known texts. This says nothing of where the words come from.
 */
export type Verdict = 'same' | 'differs' | 'part' | 'composed' | 'left-out' | 'unknown';

/** `variant` is an attested reading and no mistake. */
export type DifferenceKind = 'missing' | 'added' | 'word' | 'vowels' | 'variant';

/** Words of the message beside words of the text. `theirs` is '' where words are missing, `ours` where words are added. */
export interface Difference {
  kind: DifferenceKind;
  /** Offset in the message in UTF-16 units, where `theirs` begins or would stand. */
  at: number;
  theirs: string;
  ours: string;
}

/**
 * A step of the comparison. For Arabic and translations, the steps are in reading order and their `ours` together are the whole
 * text. For a transliteration only differences are steps: the missing words, then the added ones.
 */
export interface ComparisonStep extends Omit<Difference, 'kind'> {
  kind: DifferenceKind | 'same';
  /** Offset of `ours` in the text; where `ours` is '', the end of the words before. */
  ourAt: number;
}

/** A stretch of the message, in UTF-16 units; `end` is behind its last one. */
export interface MessageCharacterSpan {
  start: number;
  end: number;
}

/** What was compared: the Arabic, its transliteration or its translation. */
export type ComparedLayer = 'arabic' | 'latin' | 'translation';

/** A source that a message names. */
export interface StatedSource extends MessageCharacterSpan {
  /** Keys of collections, any of which is meant; `quran` for a verse. None for a book that only gathers texts of others. */
  keys: readonly string[];
  /** The number or the verse, `6324` or `20:114`; absent where there is none, or where it cannot be read with certainty. */
  number?: string;
}

/** How often a message asks to say its text. */
export interface StatedTimes extends MessageCharacterSpan {
  times: number;
}

/** What a message states of its texts. */
export interface StatedSourcesAndTimes {
  sources: readonly StatedSource[];
  times: readonly StatedTimes[];
}

export interface KnownTextMatch extends MessageCharacterSpan {
  text: KnownText;
  layer: ComparedLayer;
  /** Share of the text's words that the message has, from 0 to 1. */
  coverage: number;
  /** Whether the message has the text from its beginning to its end. */
  isWhole: boolean;
  steps: readonly ComparisonStep[];
  /** Words of the message before, in or behind a transliteration, which the text does not have; absent where there are none. */
  beside?: readonly MessageCharacterSpan[];
  /** What the message states of this text; absent where it states nothing, or where it may be about another. */
  stated?: StatedSourcesAndTimes;
}

/** Why a message cannot be compared. */
export type UncheckableReason = 'empty' | 'too-long' | 'not-text' | 'no-words';

export interface CheckResult {
  verdict: Verdict;
  /** The match that covers most of the message first. */
  matches: readonly KnownTextMatch[];
  /** Stretches of the message that no match explains, without words around a dua. */
  unknown: readonly MessageCharacterSpan[];
  /** Sentences that promise something to those who send the message on. */
  promises: readonly MessageCharacterSpan[];
  problem?: UncheckableReason;
}
