/** Stores the duas and the roots that the reader learns by heart, each as an entry on the device. */
import { createStoredEntries, removeEntries } from '../../platform/storage/stored-entries.ts';
import { createArrayReuser } from '../../platform/storage/same-array.ts';
import { parseJson } from '../../platform/storage/storage.ts';
import { type DuaOrRootIds, isRootId, type LearningRecord, parseLearningRecord } from './learned-dua.ts';
import { LEARNING_KEY_PREFIX } from '../../platform/storage/storage-keys.ts';

const learningEntries = createStoredEntries(LEARNING_KEY_PREFIX);

const NO_RECORDS: readonly LearningRecord[] = [];

const parseStoredRecord = (id: string): LearningRecord | undefined => parseLearningRecord(id, parseJson(learningEntries.get(id)));

/** Returns a reader of the learned duas or roots, sorted by id; it gives the same array until something changes. */
function createLearnedReader(isIncluded: (id: string) => boolean): () => readonly LearningRecord[] {
  const reuseArrayIfEqual = createArrayReuser<LearningRecord>();
  return () =>
    reuseArrayIfEqual(
      learningEntries
        .names()
        .filter(isIncluded)
        .flatMap((id) => parseStoredRecord(id) ?? []),
    );
}

export const learnedDuas = createLearnedReader((id) => !isRootId(id));

export const learnedRoots = createLearnedReader(isRootId);

/** What is kept of one dua; undefined where it is not learned. */
export const learningRecordOf = (id: string): LearningRecord | undefined =>
  learningEntries.get(id) === null ? undefined : parseStoredRecord(id);

/** Queries for the cards of learned duas: each id, with the card at which learning began where that is not the dua's own. */
export const cardQueriesOfLearnedDuas = (ids: readonly string[]): DuaOrRootIds[] =>
  ids.map((id) => {
    const from = learningRecordOf(id)?.from;
    return from === undefined ? { home: id } : { home: id, from };
  });

/** The text to store of a record; fields of the stored text that this version does not know stay. */
export function serializeLearningRecord({ home: id, from, at, step, answered, due, memory }: LearningRecord): string {
  const stored = parseJson(learningEntries.get(id));
  const others = typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? stored : {};
  return JSON.stringify({ ...others, from, at, step, answered, due, memory });
}

/** Writes a record over what is kept. */
const write = (dua: LearningRecord): boolean => learningEntries.set(dua.home, serializeLearningRecord(dua));

/**
 * Begins to learn those duas or roots that are not learned yet.
 * @param duas in the order in which they are practised
 * @returns the ids of those that are new, and whether the device keeps them all
 */
export function startLearning(duas: readonly DuaOrRootIds[], now = new Date()): { added: readonly string[]; kept: boolean } {
  // A page may show a dua twice.
  const added = [...new Map(duas.map((dua) => [dua.home, dua])).values()].filter(({ home }) => learningRecordOf(home) === undefined);
  // A millisecond apart, as new ones are practised in the order of these times.
  const atOf = (index: number): string => new Date(now.getTime() + index).toISOString();
  const kept = added.map((dua, index) => write({ ...dua, at: atOf(index), step: 0 })).every(Boolean);
  learningEntries.tell();
  return { added: added.map(({ home }) => home), kept };
}

/**
 * Changes what is kept of a dua, unless it was removed meanwhile. The record is read again, as another tab may have changed it.
 * @returns false where the change lasts only until the page is closed
 */
export function changeLearningRecord(id: string, change: (dua: LearningRecord) => LearningRecord): boolean {
  const dua = learningRecordOf(id);
  if (!dua) return true;
  const kept = write(change(dua));
  learningEntries.tell();
  return kept;
}

/** Removes duas or roots. @returns as `removeEntries` */
export const stopLearning = (ids: readonly string[]): ReturnType<typeof removeEntries> => removeEntries(learningEntries, ids);

/** Subscribes to changes in any tab. Returns a function that unsubscribes. */
export const onLearningChange = learningEntries.subscribe;

/** What the prerendered page knows: nothing is learned. */
export const emptyLearningSnapshot = (): readonly LearningRecord[] => NO_RECORDS;
