/** Compares a stretch of a message with one text: which words are the same, and what differs. */
import { distance } from 'fastest-levenshtein';
import { alignWords, type AlignedPair } from './align.ts';
import type { DifferenceKind, AttestedVariant } from './model.ts';
import { haveDifferentVowels } from './vowels.ts';
import { ANY_WORD_ID, type IndexedText, type SharedPair } from './word-index.ts';
import { ANY_WORD_KEY, arabicWords, haveSameLetters, type Word } from './words.ts';

/** Indexes of a message word and of the text word aligned with it; -1 for none. */
interface WordStep {
  kind: DifferenceKind | 'same';
  theirs: number;
  ours: number;
}

export interface Comparison {
  entry: IndexedText;
  /** The steps from the first common word to the last, with the differences between. */
  steps: readonly WordStep[];
  /** The words of the message that the text explains; `to` is behind the last. */
  from: number;
  to: number;
  /** Number of words of the text that the message has, whatever their vowels. */
  matched: number;
  /** Number of differences between the first common word and the last. */
  faults: number;
  /** Weight of these differences: a typing slip weighs less than another word; a moved word is one difference. */
  weight: number;
  /** Number of words of the text that are missing at its beginning; `tail`: at its end. */
  head: number;
  tail: number;
}

/** Whether two words differ by a typing slip, or only in the order of letters. */
function isSimilarWord({ letters: [one = ''] }: Word, { letters: [other = ''] }: Word): boolean {
  if (one.length > 2 && one.length === other.length && [...one].toSorted().join('') === [...other].toSorted().join('')) return true;
  return distance(one, other) <= Math.max(1, Math.floor(Math.max(one.length, other.length) / 3));
}

function stepKindOf(theirs: Word, ours: Word, isArabic: boolean): WordStep['kind'] {
  if (ours.key === ANY_WORD_KEY) return 'same';
  if (!haveSameLetters(theirs, ours)) return 'word';
  return isArabic && haveDifferentVowels(theirs.text, ours.text) ? 'vowels' : 'same';
}

const lettersOf = (words: readonly Word[]): string => words.map(({ letters }) => letters[0]).join(' ');

/** Marks the differences that are an attested reading. */
function markAttestedVariants(
  steps: readonly WordStep[],
  variants: readonly AttestedVariant[],
  message: readonly Word[],
  own: readonly Word[],
): WordStep[] {
  const marked = steps.map((step) => ({ ...step }));
  for (const variant of variants) {
    const [ours, theirs] = [lettersOf(arabicWords(variant.ours)), lettersOf(arabicWords(variant.theirs))];
    for (let start = 0; start < marked.length; start++) {
      let end = start;
      while (end < marked.length && marked[end]?.kind !== 'same') {
        end += 1;
        const run = marked.slice(start, end);
        const wordsOf = (side: 'theirs' | 'ours', words: readonly Word[]): Word[] =>
          run.flatMap((step) => (step[side] < 0 ? [] : (words[step[side]] ?? [])));
        if (lettersOf(wordsOf('ours', own)) !== ours || lettersOf(wordsOf('theirs', message)) !== theirs) continue;
        for (const step of marked.slice(start, end)) step.kind = 'variant';
        break;
      }
    }
  }
  return marked;
}

/** The words of a message with their ids in an index. */
export interface IndexedMessage {
  words: readonly Word[];
  ids: Int32Array;
  /** The pairs of its words that some text has, at the index of the first word. */
  shared: readonly (readonly SharedPair[])[];
  isArabic: boolean;
  /** Cache by text and window: the rest of a stretch is compared with many of the same texts again. */
  aligned: Map<string, readonly AlignedPair[]>;
}

/** The alignment of a window with a text, made once and cached. */
function cachedAlignment(
  { ids, aligned }: IndexedMessage,
  { start, end }: MessageWindow,
  { text, ids: own }: IndexedText,
): readonly AlignedPair[] {
  const key = `${text} ${start} ${end}`;
  const known = aligned.get(key) ?? alignWords(ids, start, end, own);
  aligned.set(key, known);
  return known;
}

/** A stretch of the message in which a text is sought. */
export interface MessageWindow {
  start: number;
  /** Index behind the last word. */
  end: number;
  /** Number of the window's words that are also in the text. */
  shared: number;
}

/** The window is longer than the text by this factor and these words, as a message may add words. */
const WINDOW_TO_TEXT_RATIO = 1.6;
const MESSAGE_WINDOW_EXTRA_WORDS = 8;

/** The window of a stretch that has the most words in common with a text. */
export function bestWindow({ ids }: IndexedMessage, from: number, to: number, { keys, ids: own }: IndexedText): MessageWindow {
  const length = Math.min(to - from, Math.ceil(own.length * WINDOW_TO_TEXT_RATIO) + MESSAGE_WINDOW_EXTRA_WORDS);
  const isShared = new Uint8Array(to - from);
  let shared = 0;
  let most = -1;
  let start = from;
  for (let at = from; at < to; at++) {
    if (keys.has(ids[at] ?? 0)) {
      isShared[at - from] = 1;
      shared += 1;
    }
    if (at - from >= length) shared -= isShared[at - from - length] ?? 0;
    if (shared > most) {
      most = shared;
      start = Math.max(from, at - length + 1);
    }
  }
  return { start, end: Math.min(to, start + length + 2), shared: most };
}

/** Adds to `pairs` the similar words at both ends: an alignment begins and ends with equal words. */
function extendAtEnds(pairs: WordStep[], { words, isArabic }: IndexedMessage, own: readonly Word[], from: number, to: number): void {
  const near = (theirs: number, ours: number): boolean => {
    const [textWord, messageWord] = [own[ours], words[theirs]];
    if (!textWord || !messageWord || textWord.key === ANY_WORD_KEY) return false;
    // Where message and text each have one word left at an end, one replaces the other.
    const isAtEnd = (ours === 0 && theirs === from) || (ours === own.length - 1 && theirs === to - 1);
    return isSimilarWord(messageWord, textWord) || (isAtEnd && own.length > 3);
  };
  const step = (theirs: number, ours: number): WordStep => {
    const [messageWord, textWord] = [words[theirs], own[ours]];
    return { kind: messageWord && textWord ? stepKindOf(messageWord, textWord, isArabic) : 'word', theirs, ours };
  };
  for (let first = pairs[0]; first && first.ours > 0 && first.theirs > from; first = pairs[0]) {
    if (!near(first.theirs - 1, first.ours - 1)) break;
    pairs.unshift(step(first.theirs - 1, first.ours - 1));
  }
  for (let last = pairs.at(-1); last && last.ours < own.length - 1 && last.theirs < to - 1; last = pairs.at(-1)) {
    if (!near(last.theirs + 1, last.ours + 1)) break;
    pairs.push(step(last.theirs + 1, last.ours + 1));
  }
}

/** A moved word is `added` in one place and `missing` in another, at most so many steps away. */
const MAX_STEPS_TO_MOVED_WORD = 3;

export const VOWELS_WEIGHT = 0.3;

function differenceWeight(steps: readonly WordStep[], { words }: IndexedMessage, own: readonly Word[]): number {
  const isMoved = (step: WordStep, at: number): boolean =>
    step.kind === 'added' &&
    steps.slice(Math.max(0, at - MAX_STEPS_TO_MOVED_WORD), at + MAX_STEPS_TO_MOVED_WORD + 1).some(({ kind, ours }) => {
      const [messageWord, textWord] = [words[step.theirs], own[ours]];
      return kind === 'missing' && messageWord !== undefined && textWord !== undefined && haveSameLetters(messageWord, textWord);
    });
  const weights = steps.map((step, at): number => {
    const [messageWord, textWord] = [words[step.theirs], own[step.ours]];
    if (step.kind === 'same' || step.kind === 'variant') return 0;
    if (step.kind === 'vowels') return VOWELS_WEIGHT;
    if (messageWord && textWord) return isSimilarWord(messageWord, textWord) ? 0.4 : 0.8;
    return step.kind === 'missing' ? 0.8 : isMoved(step, at) ? -0.4 : 0.7;
  });
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** Number of words between two indexes of a text, `{name}` not counted. */
function countWordsWithoutPlaceholder(ids: Int32Array, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) if (ids[at] !== ANY_WORD_ID) count += 1;
  return count;
}

/**
 * @param from and @param to bounds of the stretch of the message, `to` behind its last word
 * @param window of the stretch, where the text is sought
 * @returns undefined where no word is the same
 */
export function compareStretchWithText(
  message: IndexedMessage,
  from: number,
  to: number,
  window: MessageWindow,
  entry: IndexedText,
  variants: readonly AttestedVariant[] = [],
): Comparison | undefined {
  const { words, isArabic } = message;
  const pairs = cachedAlignment(message, window, entry).map(({ theirs, ours }): WordStep => {
    const [messageWord, textWord] = [words[theirs], entry.words[ours]];
    return { kind: messageWord && textWord ? stepKindOf(messageWord, textWord, isArabic) : textWord ? 'missing' : 'added', theirs, ours };
  });
  if (pairs.length === 0) return undefined;
  extendAtEnds(pairs, message, entry.words, from, to);
  const kept = pairs.filter(({ kind, ours }) => kind !== 'missing' || entry.ids[ours] !== ANY_WORD_ID);
  const steps = variants.length > 0 ? markAttestedVariants(kept, variants, words, entry.words) : kept;
  const [first, last] = [pairs[0]?.ours ?? 0, pairs.at(-1)?.ours ?? 0];
  const real = (ours: number): boolean => ours >= 0 && entry.ids[ours] !== ANY_WORD_ID;
  return {
    entry,
    steps,
    from: pairs.find(({ theirs }) => theirs >= 0)?.theirs ?? 0,
    to: (pairs.findLast(({ theirs }) => theirs >= 0)?.theirs ?? -1) + 1,
    matched: steps.filter(({ kind, ours }) => real(ours) && (kind === 'same' || kind === 'vowels' || kind === 'variant')).length,
    faults: steps.filter(({ kind }) => kind !== 'same' && kind !== 'variant').length,
    weight: differenceWeight(steps, message, entry.words),
    head: countWordsWithoutPlaceholder(entry.ids, 0, first),
    tail: countWordsWithoutPlaceholder(entry.ids, last + 1, entry.ids.length),
  };
}
