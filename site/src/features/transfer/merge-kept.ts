/**
 * Merges what two devices keep. It needs no device, no clock and no order: whoever merges what gets the same, and nothing gets lost but what
 * a later change has replaced. Settings bear no time, so they are no part of it: see `copy-file.ts`.
 */
import type { LearnedDua } from '../learning/learned-dua.ts';
import { mergeLists } from '../lists/merge-lists.ts';
import type { SavedDua } from '../saved/saved-dua.ts';
import { dayOf, positionIn } from './entry-forms.ts';
import type { Kept } from './kept.ts';

/** What a merge is of. */
export type Mergeable = Omit<Kept, 'settings'>;

type Rank = readonly (string | number)[];

/** Whether the first rank is the greater one: by its first part that differs. */
function isGreater(one: Rank, other: Rank): boolean {
  const at = one.findIndex((part, index) => part !== other[index]);
  const [a, b] = [one[at], other[at]];
  return at >= 0 && a !== undefined && b !== undefined && a > b;
}

/** Both maps in one, in alphabetical order of the names; of two entries of one name the one of the greater rank holds. */
function mergeMaps<T>(ours: ReadonlyMap<string, T>, theirs: ReadonlyMap<string, T>, rank: (value: T) => Rank): Map<string, T> {
  const merged = new Map<string, T>();
  for (const [name, value] of [...ours, ...theirs]) {
    const known = merged.get(name);
    if (known === undefined || isGreater(rank(value), rank(known))) merged.set(name, value);
  }
  return new Map([...merged].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const byHome = <T extends { home: string }>(values: readonly T[]): Map<string, T> => {
  const map = new Map<string, T>();
  for (const value of values) if (!map.has(value.home)) map.set(value.home, value);
  return map;
};

/** Negative, so that the earlier moment has the greater rank. */
const earlier = (at: string): number => -Date.parse(at);

/** Of a dua that was saved on both, the first time holds. */
const savedRank = ({ at }: SavedDua): Rank => [earlier(at)];

/** The later review holds; then what was begun earlier; then the greater text, so that all devices agree. */
const learnedRank = ({ at, step, answered, due, memory }: LearnedDua): Rank => [
  answered === undefined ? -Infinity : Date.parse(answered),
  earlier(at),
  JSON.stringify([step, due, memory?.stability, memory?.difficulty]),
];

const mergeByHome = <T extends { home: string }>(ours: readonly T[], theirs: readonly T[], rank: (value: T) => Rank): T[] => [
  ...mergeMaps(byHome(ours), byHome(theirs), rank).values(),
];

/** All that both have. */
export const mergeKept = (ours: Mergeable, theirs: Mergeable): Mergeable => ({
  duas: mergeByHome(ours.duas, theirs.duas, savedRank),
  learning: mergeByHome(ours.learning, theirs.learning, learnedRank),
  roots: mergeByHome(ours.roots, theirs.roots, learnedRank),
  lists: mergeLists(ours.lists, theirs.lists),
  // A count rises through its day, so the greater one is the later one.
  counts: mergeMaps(ours.counts, theirs.counts, (count) => [count]),
  days: mergeMaps(ours.days, theirs.days, (title) => [title]),
  // The later day, then the place further on.
  places: mergeMaps(ours.places, theirs.places, (text) => [dayOf(text), positionIn(text) ?? 0, text]),
});
