/** The duas that the reader learns by heart, and the roots of the course. They stay on the device, an entry each. */
import { keptEntries } from '../../platform/storage/kept-entries.ts';
import { sameArray } from '../../platform/storage/same-array.ts';
import { parseJson } from '../../platform/storage/storage.ts';
import { isRootId, type LearnedDua, parseLearned } from './learned-dua.ts';

/** Its name is the id of the card or the root, its text a `LearnedDua` as JSON. */
const entries = keptEntries('misbaha:learning/');

const NONE: readonly LearnedDua[] = [];

const parsed = (home: string): LearnedDua | undefined => parseLearned(home, parseJson(entries.get(home)));

/** Those that are learned and meant, in alphabetical order of their ids; the same list as long as nothing changes. */
function listOf(isMeant: (home: string) => boolean): () => readonly LearnedDua[] {
  const sameDuas = sameArray<LearnedDua>();
  return () =>
    sameDuas(
      entries
        .names()
        .filter(isMeant)
        .flatMap((home) => parsed(home) ?? []),
    );
}

/** All duas that are learned. */
export const learnedDuas = listOf((home) => !isRootId(home));

/** All roots that are learned. */
export const learnedRoots = listOf(isRootId);

/** What is kept of one dua; undefined where it is not learned. */
export const learnedDua = (home: string): LearnedDua | undefined => (entries.get(home) === null ? undefined : parsed(home));

/** Writes a record over what is kept; fields that this version does not know stay. */
function write(dua: LearnedDua): boolean {
  const { home, at, step, answered, due, memory } = dua;
  const stored = parseJson(entries.get(home));
  const others = typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? stored : {};
  return entries.set(home, JSON.stringify({ ...others, at, step, answered, due, memory }));
}

/** Begins to learn those duas that are not learned yet. @returns how many are new, and whether the device keeps them all */
export function startLearning(homes: readonly string[], now = new Date()): { added: number; kept: boolean } {
  const added = homes.filter((home) => learnedDua(home) === undefined);
  const kept = added.map((home) => write({ home, at: now.toISOString(), step: 0 })).every(Boolean);
  entries.tell();
  return { added: added.length, kept };
}

/** Keeps what became of a dua; one that was taken out meanwhile stays out. @returns whether the device keeps it */
export function keepAnswer(dua: LearnedDua): boolean {
  const kept = learnedDua(dua.home) === undefined || write(dua);
  entries.tell();
  return kept;
}

/** Takes duas out. @returns what was kept of each, for `restoreLearning`, and whether the device keeps it so */
export function stopLearning(homes: readonly string[]): { before: ReadonlyMap<string, string>; kept: boolean } {
  const before = new Map(homes.map((home) => [home, entries.get(home) ?? '']));
  const kept = homes.map((home) => entries.remove(home)).every(Boolean);
  entries.tell();
  return { before, kept };
}

/** Puts back what `stopLearning` took out, as it was. */
export function restoreLearning(before: ReadonlyMap<string, string>): void {
  for (const [home, text] of before) entries.set(home, text);
  entries.tell();
}

/** Calls back whenever they may have changed, in this tab or another one. Returns the way to stop. */
export const onLearningChange = entries.subscribe;

/** What the prerendered page knows: nothing is learned. */
export const nothingLearned = (): readonly LearnedDua[] => NONE;
