/** The verdict on a message, from the texts that explain its words. */
import type { Comparison } from './compare.ts';
import type { KnownText, KnownTextMatch, Verdict } from './model.ts';
import { knownTextWordCount } from './segments.ts';

/** A known text that was found in a message; `comparison` says how much of the text is there. */
export interface TextWithComparison {
  comparison: Comparison;
  text: KnownText;
  /** Whether its words have a line of the message to themselves. */
  hasOwnLine: boolean;
}

/** How many words of the message belong to no known text. */
export interface UnexplainedWordCounts {
  /** Those that stand directly before or after a known text. */
  beside: number;
  /** All such words of the message. */
  all: number;
}

/** Least share of the words of a text for the message to be this text with differences. */
export const MIN_WORD_SHARE_FOR_DIFFERS = 0.55;
/** Least share of known words for a verdict on the whole message. */
const MIN_KNOWN_SHARE_OF_MESSAGE = 0.5;
/** A text of this many words, there word for word, gives a longer and mostly unknown message the verdict `part`. */
const MIN_WORDS_OF_TEXT_IN_LONG_MESSAGE = 7;
const MIN_WORDS_OF_TEXT_IN_OWN_LINE = 3;
/** Most unknown words that count as added to a text; below, as a share of the known words. */
const MAX_ADDED_WORDS = 2;
const MAX_ADDED_SHARE_OF_KNOWN_WORDS = 0.2;
/** A text that lacks one word at an end still counts as whole if it has so many words. */
const MIN_TEXT_WORDS_TO_IGNORE_MISSING = 4;

/** Whether the message has a text from its beginning to its end; a text of four words or more may lack one there. */
export function reachesBothTextEnds(comparison: Comparison): boolean {
  const cut = comparison.head + comparison.tail;
  return cut === 0 || (cut === 1 && knownTextWordCount(comparison) >= MIN_TEXT_WORDS_TO_IGNORE_MISSING);
}

/** The verdict on one text by itself. */
function verdictOnOneText({ comparison, text }: TextWithComparison): Verdict {
  const { matched, faults, head, tail } = comparison;
  const share = matched / knownTextWordCount(comparison);
  if (!reachesBothTextEnds(comparison) || share < MIN_WORD_SHARE_FOR_DIFFERS)
    return text.isLeftOut && (share >= MIN_WORD_SHARE_FOR_DIFFERS || faults === 0) ? 'left-out' : 'part';
  if (text.isLeftOut) return 'left-out';
  return faults === 0 && head + tail === 0 ? 'same' : 'differs';
}

/** @param parts in any order @param rest counts of words that no text explains and that are not around a dua */
export function verdictOnMessage(parts: readonly TextWithComparison[], rest: UnexplainedWordCounts): Verdict {
  const taken = ({ comparison }: TextWithComparison): number => comparison.to - comparison.from;
  const known = parts.reduce((sum, part) => sum + taken(part), 0);
  const share = known / (known + rest.all);
  const [main] = parts.toSorted((a, b) => taken(b) - taken(a));
  if (!main) return 'unknown';
  if (share < MIN_KNOWN_SHARE_OF_MESSAGE) {
    const isCertain = parts.some((part) => {
      const least = part.hasOwnLine ? MIN_WORDS_OF_TEXT_IN_OWN_LINE : MIN_WORDS_OF_TEXT_IN_LONG_MESSAGE;
      return taken(part) >= least && verdictOnOneText(part) === 'same';
    });
    return isCertain ? 'part' : 'unknown';
  }
  const leftOut = parts.filter(({ text }) => text.isLeftOut).reduce((sum, part) => sum + taken(part), 0);
  if (new Set(parts.map(({ text }) => text.id)).size > 1) {
    if (leftOut * 2 > known) return 'left-out';
    // Words that no text has show that the parts are not the whole.
    return rest.all === 0 ? 'composed' : 'part';
  }
  const verdict = verdictOnOneText(main);
  if (rest.all === 0 || verdict === 'left-out' || verdict === 'part') return verdict;
  const areAdded = rest.all === rest.beside && rest.all <= Math.max(MAX_ADDED_WORDS, MAX_ADDED_SHARE_OF_KNOWN_WORDS * known);
  return areAdded ? 'differs' : 'part';
}

/** Whether an earlier match explains the same words: a transliteration can sound like several texts. */
export const isAlternativeToEarlierMatch = (match: KnownTextMatch, matches: readonly KnownTextMatch[]): boolean =>
  match.layer === 'latin' &&
  matches.slice(0, matches.indexOf(match)).some(({ layer, start, end }) => layer === 'latin' && start < match.end && match.start < end);

/** Whether a match has no difference from its text. */
const isWithoutDifference = ({ steps }: KnownTextMatch): boolean => steps.every(({ kind }) => kind === 'same');

/** Whether a match repeats an earlier one: a message may have a text as often as it is to be said. */
export const isRepetitionOfEarlierMatch = (match: KnownTextMatch, matches: readonly KnownTextMatch[]): boolean =>
  isWithoutDifference(match) &&
  matches.slice(0, matches.indexOf(match)).some((earlier) => earlier.text.id === match.text.id && isWithoutDifference(earlier));
