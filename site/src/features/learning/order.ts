/** Which duas a session has, and the order of the lists. */
import { dueDuas } from './due.ts';
import type { LearningRecord } from './learned-dua.ts';

/** Duas in a session: few, so that its end is in sight; the reader may start another. */
export const SESSION_SIZE = 7;

/** Ids of the duas of the next session, in order. @param dua id of the one that is wanted; null for those that are due */
export function idsOfSession(learned: readonly LearningRecord[], dua: string | null, now: Date): string[] {
  if (dua !== null) return learned.filter(({ home }) => home === dua).map(({ home }) => home);
  return dueDuas(learned, now)
    .slice(0, SESSION_SIZE)
    .map(({ home }) => home);
}

/** The learned duas and those just removed, sorted by id, so that a removed row keeps its place. */
export function withTakenOutInPlace(learned: readonly LearningRecord[], takenOut: readonly LearningRecord[]): LearningRecord[] {
  const homes = new Set(learned.map(({ home }) => home));
  return [...learned, ...takenOut.filter(({ home }) => !homes.has(home))].toSorted((a, b) => (a.home < b.home ? -1 : 1));
}
