/** What a session is made of, and how the lists run. */
import { dueDuas } from './due.ts';
import type { LearnedDua } from './learned-dua.ts';

/** So that a session has an end in sight; whoever wants to goes on. */
export const SESSION_SIZE = 7;

/** Ids of the duas of the next session, in order. @param dua id of the one that is wanted; null for those that are due */
export function sessionOf(learned: readonly LearnedDua[], dua: string | null, now: Date): string[] {
  if (dua !== null) return learned.filter(({ home }) => home === dua).map(({ home }) => home);
  return dueDuas(learned, now)
    .slice(0, SESSION_SIZE)
    .map(({ home }) => home);
}

/** What is learned, and what was taken out of it just now, in the order of their ids: a row that is taken out stays where it was. */
export function withTakenOut(learned: readonly LearnedDua[], takenOut: readonly LearnedDua[]): LearnedDua[] {
  const homes = new Set(learned.map(({ home }) => home));
  return [...learned, ...takenOut.filter(({ home }) => !homes.has(home))].toSorted((a, b) => (a.home < b.home ? -1 : 1));
}
