/** Stores the duas and the roots that the reader learns by heart, each as an entry on the device. */
import { createStoredEntries } from '../../platform/storage/stored-entries.ts';
import { createArrayReuser } from '../../platform/storage/same-array.ts';
import { parseJson } from '../../platform/storage/storage.ts';
import { isRootId, type LearnedDua, parseLearned } from './learned-dua.ts';

/** Entry names are ids of cards or roots, the texts `LearnedDua` without the id, as JSON. */
const entries = createStoredEntries('misbaha:learning/');

const NONE: readonly LearnedDua[] = [];

const readDua = (home: string): LearnedDua | undefined => parseLearned(home, parseJson(entries.get(home)));

/** Returns a reader of the learned duas or roots, sorted by id; it gives the same array until something changes. */
function createListReader(isIncluded: (home: string) => boolean): () => readonly LearnedDua[] {
  const reuseArrayIfEqual = createArrayReuser<LearnedDua>();
  return () =>
    reuseArrayIfEqual(
      entries
        .names()
        .filter(isIncluded)
        .flatMap((home) => readDua(home) ?? []),
    );
}

/** All duas that are learned. */
export const learnedDuas = createListReader((home) => !isRootId(home));

/** All roots that are learned. */
export const learnedRoots = createListReader(isRootId);

/** What is kept of one dua; undefined where it is not learned. */
export const learnedDua = (home: string): LearnedDua | undefined => (entries.get(home) === null ? undefined : readDua(home));

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

/**
 * Stores a dua after an answer, unless it was removed meanwhile.
 * @returns false where that lasts only until the page is closed
 */
export function writeAnsweredDua(dua: LearnedDua): boolean {
  const kept = learnedDua(dua.home) === undefined || write(dua);
  entries.tell();
  return kept;
}

/** Stores the step that the reader chose, at which the next practice begins, unless the dua was removed meanwhile. */
export function storeStep(home: string, step: number): void {
  const dua = learnedDua(home);
  if (!dua) return;
  write({ ...dua, step });
  entries.tell();
}

/** Removes duas. @returns their records, for `restoreLearning`, and whether the removal lasts */
export function stopLearning(homes: readonly string[]): { before: ReadonlyMap<string, string>; kept: boolean } {
  const before = new Map(homes.map((home) => [home, entries.get(home) ?? '']));
  const kept = homes.map((home) => entries.remove(home)).every(Boolean);
  entries.tell();
  return { before, kept };
}

/** Restores what `stopLearning` removed. */
export function restoreLearning(before: ReadonlyMap<string, string>): void {
  for (const [home, text] of before) entries.set(home, text);
  entries.tell();
}

/** Subscribes to changes in any tab. Returns a function that unsubscribes. */
export const onLearningChange = entries.subscribe;

/** What the prerendered page knows: nothing is learned. */
export const nothingLearned = (): readonly LearnedDua[] => NONE;
