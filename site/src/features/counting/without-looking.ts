/** Settings of readers who count without looking at the screen. Only this file defines the stored record. */
import { objectFields } from '../../platform/storage/object-fields.ts';
import { createStoredRecord } from '../../platform/storage/stored-record.ts';
import { WITHOUT_LOOKING_KEY } from '../../platform/storage/storage-keys.ts';

interface WithoutLookingSettings {
  /** When duas are said one at a time: whether a press on the Arabic counts instead of showing a word's meaning. */
  wholeCard: boolean;
}

/** Parses a stored value of any shape. */
export const parseWithoutLooking = (stored: unknown): WithoutLookingSettings => ({
  wholeCard: objectFields(stored)['wholeCard'] === true,
});

const withoutLookingRecord = createStoredRecord(WITHOUT_LOOKING_KEY, parseWithoutLooking);

/** Whether a press anywhere on the card counts, also on its Arabic. */
export const doesWholeCardCount = (): boolean => withoutLookingRecord.read().wholeCard;

/** @returns whether it is stored beyond the closing of the page */
export function setWholeCardCounts(wholeCard: boolean): boolean {
  const kept = withoutLookingRecord.write({ wholeCard });
  withoutLookingRecord.tell();
  return kept;
}

/** Calls back when the settings may have changed, in any tab. Returns a function to unsubscribe. */
export const onWithoutLookingChange = withoutLookingRecord.subscribe;
