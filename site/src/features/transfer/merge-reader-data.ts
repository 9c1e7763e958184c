/**
 * Merges the data of two devices. The result depends on no device, clock or order, so every device gets the same one. It has
 * each entry of either device; where both have an entry of the same name, it has one of the two. Settings have no time of
 * change, so they are not merged: see `importCopy`.
 */
import type { LearningRecord } from '../learning/learned-dua.ts';
import { mergeLists } from '../lists/merge-lists.ts';
import type { SavedDua } from '../saved/saved-dua.ts';
import { leadingDay, resumePositionIn } from './entry-formats.ts';
import type { ReaderData } from './reader-data.ts';

/** The data that are merged. */
export type MergeableData = Omit<ReaderData, 'settings'>;

type MergeRank = readonly (string | number)[];

/** Whether the first rank is higher, by the first part that differs. */
function isHigherRank(one: MergeRank, other: MergeRank): boolean {
  const at = one.findIndex((part, index) => part !== other[index]);
  const [a, b] = [one[at], other[at]];
  return at >= 0 && a !== undefined && b !== undefined && a > b;
}

/** Merges two maps, sorted by name; of two entries with one name the one of the higher rank stays. */
function mergeMaps<T>(ours: ReadonlyMap<string, T>, theirs: ReadonlyMap<string, T>, rank: (value: T) => MergeRank): Map<string, T> {
  const merged = new Map<string, T>();
  for (const [name, value] of [...ours, ...theirs]) {
    const known = merged.get(name);
    if (known === undefined || isHigherRank(rank(value), rank(known))) merged.set(name, value);
  }
  return new Map([...merged].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const mapById = <T extends { home: string }>(values: readonly T[]): Map<string, T> => {
  const map = new Map<string, T>();
  for (const value of values) if (!map.has(value.home)) map.set(value.home, value);
  return map;
};

/** Negative, so that the earlier time has the higher rank. */
const rankOfEarlierTime = (at: string): number => -Date.parse(at);

/** Of a dua that was saved on both, the first time stays; of equal times the greater `from`, so that all devices agree. */
const savedRank = ({ at, from = '' }: SavedDua): MergeRank => [rankOfEarlierTime(at), from];

/** The later review wins; then the earlier beginning; then the greater text, so that all devices agree. */
const learnedRank = ({ at, step, answered, due, memory }: LearningRecord): MergeRank => [
  answered === undefined ? -Infinity : Date.parse(answered),
  rankOfEarlierTime(at),
  JSON.stringify([step, due, memory?.stability, memory?.difficulty]),
];

const mergeById = <T extends { home: string }>(ours: readonly T[], theirs: readonly T[], rank: (value: T) => MergeRank): T[] => [
  ...mergeMaps(mapById(ours), mapById(theirs), rank).values(),
];

/** The merged data of two devices. */
export const mergeReaderData = (ours: MergeableData, theirs: MergeableData): MergeableData => ({
  duas: mergeById(ours.duas, theirs.duas, savedRank),
  learning: mergeById(ours.learning, theirs.learning, learnedRank),
  roots: mergeById(ours.roots, theirs.roots, learnedRank),
  lists: mergeLists(ours.lists, theirs.lists),
  // Counts have no time of change, so the greater one stays. A copy from before a page was restarted brings its old counts back.
  counts: mergeMaps(ours.counts, theirs.counts, (count) => [count]),
  days: mergeMaps(ours.days, theirs.days, (title) => [title]),
  // The later day wins; then the position further on.
  places: mergeMaps(ours.places, theirs.places, (text) => [leadingDay(text), resumePositionIn(text) ?? 0, text]),
});
