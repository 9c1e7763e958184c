/** Finds which texts a message is made of: the best one first, then the best one in what is left. */
import { compare, type Comparison, type Message, windowOf } from './compare.ts';
import type { KnownText } from './model.ts';
import { isAround } from './surroundings.ts';
import type { WordIndex } from './word-index.ts';
import { splitWord, type Word } from './words.ts';

/** Texts that are compared for each stretch: as many by all that they share, and by the share of them that it is. */
const MOST_CANDIDATES = 4;
/** Of a text of which more is missing, a message has a few words. */
const SCRAP = 0.85;
/** Words that can be the same without a pair: at both ends, and between two differences. */
const UNPAIRED = 3;
/** Stretches that are looked at in all; what is left then is unknown. */
const MOST_ROUNDS = 40;

/** A message in the numbers of an index. Words that were written as one are parted where texts have them beside each other. */
export function messageOf(words: readonly Word[], index: WordIndex, isArabic: boolean): Message {
  const parted = isArabic
    ? words.flatMap((word) =>
        index.idOf(word.key) >= 0 ? [word] : (splitWord(word, (first, second) => index.hasPair(first, second)) ?? [word]),
      )
    : words;
  const ids = Int32Array.from(parted, ({ key }) => index.idOf(key));
  return { words: parted, ids, shared: index.sharedPairs(ids), isArabic, aligned: new Map() };
}

/** Number of words of a text, `{name}` aside. */
export const lengthOf = ({ entry }: Comparison): number => entry.length;

/**
 * How well a text explains a stretch of a message: by the words that both have. Differences, words of the text that are missing at its
 * ends, and words beside it that it does not explain count against it.
 */
function worth(comparison: Comparison, from: number, to: number, isLeftOut: boolean): number {
  const { matched, weight, head, tail } = comparison;
  const beside = Math.min(comparison.from - from, 3) + Math.min(to - comparison.to, 3);
  const cut = head + tail;
  // A short text that is there whole says more than a few words of a long one.
  const isScrap = cut > SCRAP * lengthOf(comparison);
  return matched - weight - (cut > 0 ? 0.3 + 0.1 * Math.min(cut, 8) + (isScrap ? 1.2 : 0) : 0) - 0.6 * beside - (isLeftOut ? 0.05 : 0);
}

function bestIn(message: Message, from: number, to: number, index: WordIndex, texts: readonly KnownText[]): Comparison | undefined {
  let best: Comparison | undefined;
  let most = 0;
  const candidates = index.candidates(message, from, to, MOST_CANDIDATES).flatMap(({ at, pairs }) => {
    const entry = index.texts[at];
    if (!entry) return [];
    const window = windowOf(message, from, to, entry);
    // A text is worth no more than the words that both have; words that stand together make two pairs each.
    return [{ entry, window, most: Math.min(window.shared, entry.ids.length, pairs + UNPAIRED) }];
  });
  for (const { entry, window, most: bound } of candidates.toSorted((a, b) => b.most - a.most)) {
    if (best && bound <= most) break;
    const known = texts[entry.text];
    const comparison = compare(message, from, to, window, entry, known?.variants);
    if (!comparison) continue;
    const value = worth(comparison, from, to, known?.isLeftOut ?? false);
    const isFirst = best === undefined || value > most;
    if (isFirst) [best, most] = [comparison, value];
  }
  return best;
}

/** Greetings and the like are so short at most. */
const MOST_AROUND = 6;

const isAllAround = ({ words }: Message, { from, to }: Comparison): boolean =>
  to - from <= MOST_AROUND &&
  isAround(
    words.slice(from, to).map(({ letters: [letters = ''] }) => letters),
    1,
  );

/**
 * The comparisons that explain a message, in its order; none takes a word of another.
 * @param stretches of the message, by first word and the one behind the last; no text goes beyond one
 * @param least words that a text must share where it is not there whole
 */
export function segmentsOf(
  message: Message,
  stretches: readonly (readonly [number, number])[],
  index: WordIndex,
  texts: readonly KnownText[],
  least = 3,
): Comparison[] {
  const found: Comparison[] = [];
  const open = [...stretches];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const stretch = open.pop();
    if (!stretch) break;
    const [from, to] = stretch;
    const best = bestIn(message, from, to, index, texts);
    if (!best) continue;
    const isWhole = best.head + best.tail === 0;
    if (best.matched < least && !(isWhole && best.matched > best.faults)) continue;
    // What is written around a dua stands in narrations too.
    if (!isWhole && best.matched <= least && message.isArabic && isAllAround(message, best)) continue;
    found.push(best);
    if (best.from > from) open.push([from, best.from]);
    if (best.to < to) open.push([best.to, to]);
  }
  const real = found.filter((one) => !message.isArabic || !isAllAround(message, one));
  return (real.length > 0 ? real : found).toSorted((a, b) => a.from - b.from);
}
