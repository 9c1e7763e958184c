/** What a session is made of. */
import { dueDuas } from '../../learning/due.ts';
import type { LearnedDua } from '../../learning/learned-dua.ts';

/** So that a session has an end in sight; whoever wants to goes on. */
export const SESSION_SIZE = 7;

/** Ids of the duas of the next session, in order. @param dua id of the one that is wanted; null for those that are due */
export function sessionOf(learned: readonly LearnedDua[], dua: string | null, now: Date): string[] {
  if (dua !== null) return learned.filter(({ home }) => home === dua).map(({ home }) => home);
  return dueDuas(learned, now)
    .slice(0, SESSION_SIZE)
    .map(({ home }) => home);
}
