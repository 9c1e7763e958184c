/** Finds which texts a message is made of: the best one first, then the best one in what is left. */
import { compareStretchWithText, type Comparison, type IndexedMessage, bestWindow } from './compare.ts';
import type { KnownText } from './model.ts';
import { areWordsAroundDua } from './surroundings.ts';
import type { WordPairIndex } from './word-index.ts';
import { splitIntoKnownWords, type Word } from './words.ts';

/** Texts compared with each stretch: so many by the pairs in common, and so many by these in proportion to length. */
const MAX_CANDIDATES_PER_RANKING = 4;
/** If more than this share of a text is missing at its ends, the rest is a fragment, which says less of the message. */
const MIN_MISSING_SHARE_OF_FRAGMENT = 0.85;
/** The same for a text that we leave out: one of our texts may have the same few words. */
const MIN_MISSING_SHARE_OF_OMITTED_TEXT_FRAGMENT = 0.3;
/** Equal words may outnumber the common pairs by this: words at both ends, and between two differences, may be in no pair. */
const MAX_EQUAL_WORDS_ABOVE_PAIR_COUNT = 3;
/** Stretches examined at most; what remains then is unknown. */
const MAX_STRETCHES_EXAMINED = 40;

/** A message with the ids of its words. Words written as one are split where some text has the two in a row. */
export function indexMessage(words: readonly Word[], index: WordPairIndex, isArabic: boolean): IndexedMessage {
  const parted = isArabic
    ? words.flatMap((word) =>
        index.idOf(word.key) >= 0 ? [word] : (splitIntoKnownWords(word, (first, second) => index.hasPair(first, second)) ?? [word]),
      )
    : words;
  const ids = Int32Array.from(parted, ({ key }) => index.idOf(key));
  return { words: parted, ids, shared: index.sharedPairs(ids), isArabic, aligned: new Map() };
}

/** Number of words of the compared text, `{name}` not counted. */
export const knownTextWordCount = ({ entry }: Comparison): number => entry.length;

/**
 * Added to the score of a text that is there whole and without a difference, if it has so many words: it wins over a part of
 * another text that has a few more words of the message and differs.
 */
const EXACT_TEXT_BONUS = 1.8;
const MIN_WORDS_FOR_EXACT_TEXT_BONUS = 5;

/**
 * How well a text explains a stretch of a message: by the words that both have. Differences, words of the text that are missing at its
 * ends, and words beside it that it does not explain count against it.
 */
function matchScoreOfStretch(comparison: Comparison, from: number, to: number, isLeftOut: boolean): number {
  const { matched, weight, head, tail } = comparison;
  const beside = Math.min(comparison.from - from, 3) + Math.min(to - comparison.to, 3);
  const cut = head + tail;
  // A short text that is there whole says more than a few words of a long one.
  const isFragment =
    cut > (isLeftOut ? MIN_MISSING_SHARE_OF_OMITTED_TEXT_FRAGMENT : MIN_MISSING_SHARE_OF_FRAGMENT) * knownTextWordCount(comparison);
  const exact = cut === 0 && weight === 0 && matched >= MIN_WORDS_FOR_EXACT_TEXT_BONUS ? EXACT_TEXT_BONUS : 0;
  return (
    exact + matched - weight - (cut > 0 ? 0.3 + 0.1 * Math.min(cut, 8) + (isFragment ? 1.2 : 0) : 0) - 0.6 * beside - (isLeftOut ? 0.05 : 0)
  );
}

function bestComparison(
  message: IndexedMessage,
  from: number,
  to: number,
  index: WordPairIndex,
  texts: readonly KnownText[],
  isSought: (text: number) => boolean,
): Comparison | undefined {
  let best: Comparison | undefined;
  let most = 0;
  const candidates = index.candidates(message, from, to, MAX_CANDIDATES_PER_RANKING).flatMap(({ at, pairs }) => {
    const entry = index.texts[at];
    if (!entry || !isSought(entry.text)) return [];
    const window = bestWindow(message, from, to, entry);
    // An upper bound of the score, by which the loop can stop. Equal words outnumber the common pairs by few.
    return [{ entry, window, most: Math.min(window.shared, entry.ids.length, pairs + MAX_EQUAL_WORDS_ABOVE_PAIR_COUNT) }];
  });
  for (const { entry, window, most: bound } of candidates.toSorted((a, b) => b.most - a.most)) {
    if (best && bound <= most) break;
    const known = texts[entry.text];
    const comparison = compareStretchWithText(message, from, to, window, entry, known?.variants);
    if (!comparison) continue;
    const value = matchScoreOfStretch(comparison, from, to, known?.isLeftOut ?? false);
    const isFirst = best === undefined || value > most;
    if (isFirst) [best, most] = [comparison, value];
  }
  return best;
}

/** Greetings, headings and the like have at most so many words. */
const MAX_WORDS_AROUND_DUA = 6;

/** Whether a comparison explains words that only introduce or end a dua, or a greeting. */
export const matchesOnlyWordsAroundDua = ({ words }: IndexedMessage, { from, to }: Comparison): boolean =>
  to - from <= MAX_WORDS_AROUND_DUA &&
  areWordsAroundDua(
    words.slice(from, to).map(({ letters: [letters = ''] }) => letters),
    1,
  );

/** A message of at least this many words is recognized where a text begins with exactly these words. */
const MIN_WORDS_OF_BEGINNING = 2;

/** With more texts that have its words, such a message is a formula: "O Allah, I". */
const MAX_TEXTS_WITH_BEGINNING = 10;

/** Whether all words of a short Arabic message are exactly the first ones of a text, and no formula: "أستغفر الله". */
const isWholeMessageBeginning = (
  { isArabic, words, ids }: IndexedMessage,
  { matched, faults, head }: Comparison,
  index: WordPairIndex,
): boolean =>
  isArabic &&
  matched >= MIN_WORDS_OF_BEGINNING &&
  faults + head === 0 &&
  matched === words.length &&
  index.rarest(ids, 0, ids.length) <= MAX_TEXTS_WITH_BEGINNING;

/**
 * The comparisons that explain a message, in the order of the message; no two explain the same word.
 * @param stretches of the message: index of the first word and of the one behind the last; no comparison crosses their ends
 * @param minMatchedWords that a text must share with the message where it is not there whole
 * @param isSought whether a text, by its index in `texts`, is searched for
 */
export function findTextsInMessage(
  message: IndexedMessage,
  stretches: readonly (readonly [number, number])[],
  index: WordPairIndex,
  texts: readonly KnownText[],
  minMatchedWords = 3,
  isSought: (text: number) => boolean = () => true,
): Comparison[] {
  const found: Comparison[] = [];
  const open = [...stretches];
  for (let round = 0; round < MAX_STRETCHES_EXAMINED; round++) {
    const stretch = open.pop();
    if (!stretch) break;
    const [from, to] = stretch;
    const best = bestComparison(message, from, to, index, texts, isSought);
    if (!best) continue;
    const isWhole = best.head + best.tail === 0;
    const isEnough =
      best.matched >= minMatchedWords || (isWhole && best.matched > best.faults) || isWholeMessageBeginning(message, best, index);
    if (!isEnough) continue;
    // Words around a dua, such as "narrated by", stand in narrations too.
    if (!isWhole && best.matched <= minMatchedWords && message.isArabic && matchesOnlyWordsAroundDua(message, best)) continue;
    found.push(best);
    if (best.from > from) open.push([from, best.from]);
    if (best.to < to) open.push([best.to, to]);
  }
  const real = found.filter((one) => !message.isArabic || !matchesOnlyWordsAroundDua(message, one));
  return (real.length > 0 ? real : found).toSorted((a, b) => a.from - b.from);
}
