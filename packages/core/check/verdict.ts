/** The verdict on a message, from the texts that explain its words. */
import type { Comparison } from './compare.ts';
import type { KnownText, Match, Verdict } from './model.ts';
import { lengthOf } from './segments.ts';

/** A known text that was found in a message; `comparison` says how much of the text is there. */
export interface FoundText {
  comparison: Comparison;
  text: KnownText;
}

/** How many words of the message belong to no known text. */
export interface UnexplainedWords {
  /** Those that stand directly before or after a known text. */
  beside: number;
  /** All of them. */
  all: number;
}

/** Of the words of a text, so many must be there for it to be this text with differences. */
const LEAST_OF_TEXT = 0.55;
/** Of the words of a message, so many must be known for a verdict on all of it. */
const LEAST_OF_MESSAGE = 0.5;
const LEAST_COMPOSED = 0.7;
/** So many words of a message are left over in a text with words added. */
const MOST_ADDED = 2;
const MOST_ADDED_SHARE = 0.2;
/** A text of so many words that lacks one at an end differs; a shorter one is a part. */
const LEAST_WITHOUT_ONE = 4;

/** Whether the message has a text from its beginning to its end, but for one word. */
export function isWhole(comparison: Comparison): boolean {
  const cut = comparison.head + comparison.tail;
  return cut === 0 || (cut === 1 && lengthOf(comparison) >= LEAST_WITHOUT_ONE);
}

/** The verdict on one text by itself. */
function verdictOnPart({ comparison, text }: FoundText): Verdict {
  const { matched, faults, head, tail } = comparison;
  const share = matched / lengthOf(comparison);
  if (!isWhole(comparison) || share < LEAST_OF_TEXT) return text.isLeftOut && share >= LEAST_OF_TEXT ? 'left-out' : 'part';
  if (text.isLeftOut) return 'left-out';
  return faults === 0 && head + tail === 0 ? 'same' : 'differs';
}

/** @param parts in any order @param rest words that none of them explains and that are not around a dua */
export function verdictOf(parts: readonly FoundText[], rest: UnexplainedWords): Verdict {
  const taken = ({ comparison }: FoundText): number => comparison.to - comparison.from;
  const known = parts.reduce((sum, part) => sum + taken(part), 0);
  const share = known / (known + rest.all);
  const [main] = parts.toSorted((a, b) => taken(b) - taken(a));
  if (!main || share < LEAST_OF_MESSAGE) return 'unknown';
  const leftOut = parts.filter(({ text }) => text.isLeftOut).reduce((sum, part) => sum + taken(part), 0);
  if (new Set(parts.map(({ text }) => text.id)).size > 1) {
    if (leftOut * 2 > known) return 'left-out';
    return share >= LEAST_COMPOSED ? 'composed' : 'part';
  }
  const verdict = verdictOnPart(main);
  if (rest.all === 0 || verdict === 'left-out' || verdict === 'part') return verdict;
  const areAdded = rest.all === rest.beside && rest.all <= Math.max(MOST_ADDED, MOST_ADDED_SHARE * known);
  return areAdded ? 'differs' : 'part';
}

/** Whether a match is another answer for words that an earlier match explains: a transliteration sounds like several texts. */
export const isAlternative = (match: Match, matches: readonly Match[]): boolean =>
  match.layer === 'latin' &&
  matches.slice(0, matches.indexOf(match)).some(({ layer, start, end }) => layer === 'latin' && start < match.end && match.start < end);
