/** Compares the words of a message with the Arabic or with the translations of the known texts. */
import { type Comparison, type IndexedMessage, VOWELS_WEIGHT } from './compare.ts';
import { mergedSteps } from './comparison-steps.ts';
import { hasLineToItself } from './line-place.ts';
import type { CheckResult, ComparisonStep, KnownText, KnownTextMatch, MessageCharacterSpan } from './model.ts';
import { findTextsInMessage, knownTextWordCount } from './segments.ts';
import { promiseSpansOutsideTexts, spanOfWords, spanWithMovedWords } from './spans.ts';
import { countWordsNotAroundDua } from './surroundings.ts';
import { type UnexplainedRun, unexplainedRuns } from './unexplained-runs.ts';
import {
  type TextWithComparison,
  MIN_WORD_SHARE_FOR_DIFFERS,
  reachesBothTextEnds,
  type UnexplainedWordCounts,
  verdictOnMessage,
} from './verdict.ts';
import type { WordPairIndex } from './word-index.ts';
import type { Word } from './words.ts';

/** Least words in common with a translation of which only a part is there; English has many function words. */
export const MIN_SHARED_WORDS_OF_PARTIAL_TRANSLATION = 6;

/** Cuts a message where promises begin and end: first word, and word behind the last. */
function stretchesCutAtPromises({ words }: IndexedMessage, promises: readonly MessageCharacterSpan[]): [number, number][] {
  const promiseOf = (word: Word | undefined): MessageCharacterSpan | undefined =>
    word && promises.find(({ start, end }) => word.at >= start && word.at < end);
  const starts = words.flatMap((word, at) => (at === 0 || promiseOf(word) !== promiseOf(words[at - 1]) ? [at] : []));
  return starts.map((start, at) => [start, starts[at + 1] ?? words.length]);
}

/** Words are a formula, such as "I seek refuge in You from", if more texts than this have even the rarest of their word pairs. */
const MAX_TEXTS_WITH_DISTINCTIVE_PAIR = 10;
const MIN_DISTINCTIVE_WORDS = 3;

/** Whether matched words identify their text. A formula does not, nor do the opening words of narrations. */
export function identifiesText(comparison: Comparison, { words, ids, isArabic }: IndexedMessage, index: WordPairIndex): boolean {
  const { from, to } = comparison;
  if (!isArabic || reachesBothTextEnds(comparison)) return true;
  const letters = words.slice(from, to).map(({ letters: [one = ''] }) => one);
  return countWordsNotAroundDua(letters) >= MIN_DISTINCTIVE_WORDS && index.rarest(ids, from, to) <= MAX_TEXTS_WITH_DISTINCTIVE_PAIR;
}

/** A scrap is a chance match: less than this share of its text, with more than one difference for every so many matched words. */
const MAX_WORD_SHARE_OF_SCRAP = 0.25;
const MIN_WORDS_FOR_EACH_DIFFERENCE = 4;

/** Drops scraps if another text is there whole: a promise, for example, shares words with narrations. */
function withoutScraps(all: readonly Comparison[]): readonly Comparison[] {
  const isScrap = (one: Comparison): boolean =>
    one.matched < MAX_WORD_SHARE_OF_SCRAP * knownTextWordCount(one) && one.weight * MIN_WORDS_FOR_EACH_DIFFERENCE > one.matched;
  return all.some(reachesBothTextEnds) ? all.filter((one) => !isScrap(one)) : all;
}

/** A differing part of a translation must have this many rare words: words that at most this share of the texts have. */
const MIN_RARE_WORDS_OF_PARTIAL_TRANSLATION = 2;
const MAX_TEXT_SHARE_WITH_RARE_WORD = 0.04;
/** As `MIN_WORDS_FOR_EACH_DIFFERENCE`, for Arabic: its words are longer, and fewer are alike by chance. */
const MIN_ARABIC_WORDS_FOR_EACH_DIFFERENCE = 2;

/** Sharing this many different words identifies an Arabic text, whatever else differs. */
const MIN_DIFFERENT_WORDS_OF_TEXT = 8;

/**
 * Whether a match is real, not by chance. It is where it has no difference, or is whole and mostly equal. Any other Arabic match
 * must share many different words or differ little; any other match of a translation must differ little and have rare words.
 */
function isNear(one: Comparison, { ids, isArabic }: IndexedMessage, index: WordPairIndex): boolean {
  const { matched, faults, weight, steps } = one;
  if (faults === 0 || (reachesBothTextEnds(one) && matched >= MIN_WORD_SHARE_FOR_DIFFERS * knownTextWordCount(one))) return true;
  const ofVowels = steps.filter(({ kind }) => kind === 'vowels').length * VOWELS_WEIGHT;
  const same = new Set(steps.flatMap(({ kind, theirs }) => (kind === 'same' ? (ids[theirs] ?? []) : [])));
  if (isArabic && same.size >= MIN_DIFFERENT_WORDS_OF_TEXT) return true;
  const least = isArabic ? MIN_ARABIC_WORDS_FOR_EACH_DIFFERENCE : MIN_WORDS_FOR_EACH_DIFFERENCE;
  if ((weight - ofVowels) * least > matched) return false;
  if (isArabic) return true;
  const rare = [...same].filter((id) => index.shareOfTextsWith(id) <= MAX_TEXT_SHARE_WITH_RARE_WORD);
  return rare.length >= MIN_RARE_WORDS_OF_PARTIAL_TRANSLATION;
}

/** The known texts in one form, by their words. */
export interface KnownTextsByWord {
  layer: 'arabic' | 'translation';
  index: WordPairIndex;
  /** By the numbers that `index` knows them by (`IndexedText.text`). */
  texts: readonly KnownText[];
}

/**
 * A fragment of at most this many words may be a left-out text instead. A fragment of fewer different words than the second
 * number identifies no text, for example three takbirs.
 */
const MAX_WORDS_OF_SCRAP_BESIDE_TEXT = 6;
const MIN_DIFFERENT_WORDS_OF_PART = 3;

/**
 * Adds the omitted texts: those among the words added to a whole text, and those that stand in place of a short fragment. If no omitted
 * text explains such a fragment, one of fewer than three different words is dropped.
 */
function withLeftOut(
  all: readonly Comparison[],
  message: IndexedMessage,
  { layer, index, texts }: KnownTextsByWord,
): readonly Comparison[] {
  if (layer !== 'arabic') return all;
  const isLeftOut = (text: number): boolean => texts[text]?.isLeftOut === true;
  const leftOutIn = (stretches: readonly [number, number][]): Comparison[] =>
    findTextsInMessage(message, stretches, index, texts, undefined, isLeftOut).filter(
      ({ head, tail, faults, matched }) => head + tail + faults === 0 && matched > 1,
    );
  const kept = all.flatMap((one): Comparison[] => {
    const { from, to, matched, entry } = one;
    if (reachesBothTextEnds(one)) {
      const added = one.steps.flatMap(({ kind, theirs }) => (kind === 'added' ? theirs : []));
      return [one, ...leftOutIn([[added[0] ?? 0, (added.at(-1) ?? -1) + 1]])];
    }
    if (all.length === 1 || matched > MAX_WORDS_OF_SCRAP_BESIDE_TEXT || isLeftOut(entry.text)) return [one];
    const leftOut = leftOutIn([[from, to]]);
    if (leftOut.length > 0) return leftOut;
    return new Set(message.ids.slice(from, to)).size < MIN_DIFFERENT_WORDS_OF_PART ? [] : [one];
  });
  return kept.toSorted((a, b) => a.from - b.from);
}

/**
 * Finds the known texts whose words a message has.
 * @param text of the message @param message its words, indexed for the same form @param promises where it promises a reward for passing it on
 */
export function checkWords(
  text: string,
  message: IndexedMessage,
  { layer, index, texts }: KnownTextsByWord,
  promises: readonly MessageCharacterSpan[],
): CheckResult {
  const found = findTextsInMessage(
    message,
    stretchesCutAtPromises(message, promises),
    index,
    texts,
    layer === 'arabic' ? 3 : MIN_SHARED_WORDS_OF_PARTIAL_TRANSLATION,
  );
  const all = withLeftOut(withoutScraps(found.filter((one) => isNear(one, message, index))), message, { layer, index, texts });
  const isAlone = unexplainedRuns(text, message, all, promises).length === 0;
  const segments = isAlone ? all : all.filter((one) => identifiesText(one, message, index));
  const parts = segments.flatMap((comparison): TextWithComparison[] => {
    const known = texts[comparison.entry.text];
    const { start, end } = spanOfWords(message.words.slice(comparison.from, comparison.to));
    return known ? [{ comparison, text: known, hasOwnLine: hasLineToItself(text, start, end) }] : [];
  });
  const promised = promiseSpansOutsideTexts(
    promises,
    segments.map((one) => spanWithMovedWords(one, message)),
  );
  const runs = unexplainedRuns(text, message, segments, promised);
  const count = (some: readonly UnexplainedRun[]): number => some.reduce((sum, { words }) => sum + words.length, 0);
  const rest: UnexplainedWordCounts = { all: count(runs), beside: count(runs.filter(({ isBeside }) => isBeside)) };
  const verdict = verdictOnMessage(parts, rest);
  const areAdded = verdict === 'differs' && runs.length > 0;
  const matches = parts.map(({ comparison, text: known }): KnownTextMatch => {
    const own = (layer === 'arabic' ? known.arabic : known.translation) ?? '';
    const steps = mergedSteps(comparison, message, text, own);
    const added = areAdded
      ? runs.map(({ start, end }): ComparisonStep => ({ kind: 'added', at: start, theirs: text.slice(start, end), ours: '', ourAt: 0 }))
      : [];
    return {
      text: known,
      layer,
      ...spanOfWords(message.words.slice(comparison.from, comparison.to)),
      coverage: comparison.matched / knownTextWordCount(comparison),
      isWhole: reachesBothTextEnds(comparison),
      steps: [...steps, ...added].toSorted((a, b) => (added.length > 0 ? a.at - b.at : 0)),
    };
  });
  return {
    verdict,
    matches: matches.toSorted((a, b) => b.end - b.start - (a.end - a.start)),
    unknown: areAdded ? [] : runs.map(({ start, end }) => ({ start, end })),
    promises: promised,
  };
}
