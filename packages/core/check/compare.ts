/** Compares a stretch of a message with one text: which words are the same, and what differs. */
import { distance } from 'fastest-levenshtein';
import { align, type Pair } from './align.ts';
import type { DifferenceKind, Variant } from './model.ts';
import { otherVowels } from './vowels.ts';
import { ANY_WORD_ID, type IndexedText, type SharedPair } from './word-index.ts';
import { ANY_WORD, arabicWords, sameLetters, type Word } from './words.ts';

/** A word of the message beside one of the text, by their places; -1 where one side has none. */
interface WordStep {
  kind: DifferenceKind | 'same';
  theirs: number;
  ours: number;
}

export interface Comparison {
  entry: IndexedText;
  /** From the first word that both have to the last, with what differs between them. */
  steps: readonly WordStep[];
  /** Words of the message that it takes, `to` behind the last. */
  from: number;
  to: number;
  /** Words of the text that the message has, in any vowels. */
  matched: number;
  /** Differences between the first word and the last. */
  faults: number;
  /** What they weigh: a slip in a word is less than another word, and a word in another place is one difference. */
  weight: number;
  /** Words of the text that are missing before the first and behind the last. */
  head: number;
  tail: number;
}

/** Words whose letters are nearly the same: a slip of the finger, or two letters exchanged. */
function isNear({ letters: [one = ''] }: Word, { letters: [other = ''] }: Word): boolean {
  if (one.length > 2 && one.length === other.length && [...one].toSorted().join('') === [...other].toSorted().join('')) return true;
  return distance(one, other) <= Math.max(1, Math.floor(Math.max(one.length, other.length) / 3));
}

function kindOf(theirs: Word, ours: Word, isArabic: boolean): WordStep['kind'] {
  if (ours.key === ANY_WORD) return 'same';
  if (!sameLetters(theirs, ours)) return 'word';
  return isArabic && otherVowels(theirs.text, ours.text) ? 'vowels' : 'same';
}

const lettersOf = (words: readonly Word[]): string => words.map(({ letters }) => letters[0]).join(' ');

/** Marks the differences that are an attested reading. */
function withVariants(
  steps: readonly WordStep[],
  variants: readonly Variant[],
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

/** A message as words with the numbers of their keys in an index. */
export interface Message {
  words: readonly Word[];
  ids: Int32Array;
  /** The pairs of its words that texts have, by the place of the first word. */
  shared: readonly (readonly SharedPair[])[];
  isArabic: boolean;
  /** Alignments that were made, by text and window: what is left of a stretch is compared with many of the same texts. */
  aligned: Map<string, readonly Pair[]>;
}

/** The alignment of a window with a text, made once. */
function alignedOnce({ ids, aligned }: Message, { start, end }: Window, { text, ids: own }: IndexedText): readonly Pair[] {
  const key = `${text} ${start} ${end}`;
  const known = aligned.get(key) ?? align(ids, start, end, own);
  aligned.set(key, known);
  return known;
}

/** The words of a message that a text may take. */
export interface Window {
  start: number;
  /** Behind the last. */
  end: number;
  /** How many of them the text has. */
  shared: number;
}

/** A text is sought among as many words as it has, and so many more for those that are added. */
const ROOM = 1.6;
const LEAST_ROOM = 8;

/** The window of a stretch that has most words of a text. */
export function windowOf({ ids }: Message, from: number, to: number, { keys, ids: own }: IndexedText): Window {
  const length = Math.min(to - from, Math.ceil(own.length * ROOM) + LEAST_ROOM);
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

/** Adds words at the ends that are nearly those of the text: the alignment ends where words are the same. */
function extend(pairs: WordStep[], { words, isArabic }: Message, own: readonly Word[], from: number, to: number): void {
  const near = (theirs: number, ours: number): boolean => {
    const [mine, yours] = [own[ours], words[theirs]];
    if (!mine || !yours || mine.key === ANY_WORD) return false;
    // Where each text has one word left at the same end, the one replaces the other.
    const isAtEnd = (ours === 0 && theirs === from) || (ours === own.length - 1 && theirs === to - 1);
    return isNear(yours, mine) || (isAtEnd && own.length > 3);
  };
  const step = (theirs: number, ours: number): WordStep => {
    const [yours, mine] = [words[theirs], own[ours]];
    return { kind: yours && mine ? kindOf(yours, mine, isArabic) : 'word', theirs, ours };
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

/** A word in another place is added there and missing here, so many steps away. */
const NEAR_STEPS = 3;

function weightOf(steps: readonly WordStep[], { words }: Message, own: readonly Word[]): number {
  const isMoved = (step: WordStep, at: number): boolean =>
    step.kind === 'added' &&
    steps.slice(Math.max(0, at - NEAR_STEPS), at + NEAR_STEPS + 1).some(({ kind, ours }) => {
      const [theirs, mine] = [words[step.theirs], own[ours]];
      return kind === 'missing' && theirs !== undefined && mine !== undefined && sameLetters(theirs, mine);
    });
  const weights = steps.map((step, at): number => {
    const [theirs, mine] = [words[step.theirs], own[step.ours]];
    if (step.kind === 'same' || step.kind === 'variant') return 0;
    if (step.kind === 'vowels') return 0.3;
    if (theirs && mine) return isNear(theirs, mine) ? 0.4 : 0.8;
    return step.kind === 'missing' ? 0.8 : isMoved(step, at) ? -0.4 : 0.7;
  });
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** Number of words between two places of a text, `{name}` aside. */
function wordsIn(ids: Int32Array, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) if (ids[at] !== ANY_WORD_ID) count += 1;
  return count;
}

/**
 * @param from and @param to bounds of the stretch of the message, `to` behind its last word
 * @param window of the stretch, where the text is sought
 * @returns undefined where no word is the same
 */
export function compare(
  message: Message,
  from: number,
  to: number,
  window: Window,
  entry: IndexedText,
  variants: readonly Variant[] = [],
): Comparison | undefined {
  const { words, isArabic } = message;
  const pairs = alignedOnce(message, window, entry).map(({ theirs, ours }): WordStep => {
    const [yours, mine] = [words[theirs], entry.words[ours]];
    return { kind: yours && mine ? kindOf(yours, mine, isArabic) : mine ? 'missing' : 'added', theirs, ours };
  });
  if (pairs.length === 0) return undefined;
  extend(pairs, message, entry.words, from, to);
  const kept = pairs.filter(({ kind, ours }) => kind !== 'missing' || entry.ids[ours] !== ANY_WORD_ID);
  const steps = variants.length > 0 ? withVariants(kept, variants, words, entry.words) : kept;
  const [first, last] = [pairs[0]?.ours ?? 0, pairs.at(-1)?.ours ?? 0];
  const real = (ours: number): boolean => ours >= 0 && entry.ids[ours] !== ANY_WORD_ID;
  return {
    entry,
    steps,
    from: pairs.find(({ theirs }) => theirs >= 0)?.theirs ?? 0,
    to: (pairs.findLast(({ theirs }) => theirs >= 0)?.theirs ?? -1) + 1,
    matched: steps.filter(({ kind, ours }) => real(ours) && (kind === 'same' || kind === 'vowels' || kind === 'variant')).length,
    faults: steps.filter(({ kind }) => kind !== 'same' && kind !== 'variant').length,
    weight: weightOf(steps, message, entry.words),
    head: wordsIn(entry.ids, 0, first),
    tail: wordsIn(entry.ids, last + 1, entry.ids.length),
  };
}
