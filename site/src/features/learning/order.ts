/** Which duas a session has, and the order of the lists. */
import { dueDuas } from './due.ts';
import type { LearningRecord } from './learned-dua.ts';

/** Duas in a session: few, so that its end is in sight; the reader may start another. */
export const SESSION_SIZE = 7;

/** Ids of the duas to practise, in order. @param dua id of the one that is wanted; null for those that are due */
export function idsToPractise(learned: readonly LearningRecord[], dua: string | null, now: Date): string[] {
  const duas = dua === null ? dueDuas(learned, now) : learned.filter(({ home }) => home === dua);
  return duas.map(({ home }) => home);
}

/**
 * Ids of the next session: the first few of those to practise. What this version lacks takes no place, as nobody can answer it.
 * @param here has the ids that this version has
 */
export const idsOfSession = (ids: readonly string[], here: Pick<ReadonlySet<string>, 'has'>): string[] =>
  ids.filter((id) => here.has(id)).slice(0, SESSION_SIZE);

/** The learned duas and those just removed, sorted by id, so that a removed row keeps its place. */
export function learnedWithTakenOut(learned: readonly LearningRecord[], takenOut: readonly LearningRecord[]): LearningRecord[] {
  const ids = new Set(learned.map(({ home }) => home));
  return [...learned, ...takenOut.filter(({ home }) => !ids.has(home))].toSorted((a, b) => (a.home < b.home ? -1 : 1));
}
