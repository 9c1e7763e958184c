/** The reader's saved duas: their permanent ids with the time of saving. They stay on the device. */
import { createStoredEntries, removeEntries } from '../../platform/storage/stored-entries.ts';
import { createArrayReuser } from '../../platform/storage/same-array.ts';
import { parseSavedDua, type SavedDua } from './saved-dua.ts';
import { SAVED_FROM_KEY_PREFIX, SAVED_DUAS_KEY_PREFIX } from '../../platform/storage/storage-keys.ts';

const entries = createStoredEntries(SAVED_DUAS_KEY_PREFIX);
const cardsSavedFrom = createStoredEntries(SAVED_FROM_KEY_PREFIX);

const NONE: readonly SavedDua[] = [];
const reuseArrayIfEqual = createArrayReuser<SavedDua>();

const savedDua = (permanentId: string): SavedDua | undefined =>
  parseSavedDua({ home: permanentId, at: entries.get(permanentId), from: cardsSavedFrom.get(permanentId) });

/** All saved duas, the latest last; the same list as long as nothing changes. */
export function savedDuas(): readonly SavedDua[] {
  return reuseArrayIfEqual(
    entries
      .names()
      .flatMap((permanentId) => savedDua(permanentId) ?? [])
      .toSorted((a, b) => a.at.localeCompare(b.at)),
  );
}

/** Whether a card is saved. */
export const isSaved = (permanentId: string): boolean => savedDua(permanentId) !== undefined;

export interface ToggleSavedOutcome {
  saved: boolean;
  /** Whether the device keeps it so. */
  kept: boolean;
  /** If the card was taken out: saves it again, with its former time of saving. Returns whether the device keeps it. */
  undo: () => boolean;
}

/** Stores a dua with its `from`; where it has none, an old one is removed. @returns whether the device keeps it so */
function save({ home: permanentId, at, from = permanentId }: SavedDua): boolean {
  const isDuaKept = entries.set(permanentId, at);
  const isFromKept = from === permanentId ? cardsSavedFrom.remove(permanentId) : cardsSavedFrom.set(permanentId, from);
  entries.tell();
  return isDuaKept && isFromKept;
}

/** Removes duas. @returns false where that lasts only until the page is closed */
export function removeSaved(permanentIds: readonly string[]): boolean {
  for (const permanentId of permanentIds) cardsSavedFrom.remove(permanentId);
  return removeEntries(entries, permanentIds).kept;
}

/**
 * Saves a card, or takes it out where it is saved.
 * @param permanentId of the card
 * @param from the card on its page, `category/page#card`, which may reuse the text of `permanentId`
 */
export function toggleSaved(permanentId: string, from = permanentId, now = new Date()): ToggleSavedOutcome {
  const before = savedDua(permanentId);
  const dua = before ?? { home: permanentId, at: now.toISOString(), from };
  const kept = before ? removeSaved([permanentId]) : save(dua);
  return { saved: !before, kept, undo: () => save(dua) };
}

/** Subscribes to changes in any tab. Returns a function that unsubscribes. */
export const onSavedChange = entries.subscribe;

/** The state on the prerendered page: nothing is saved. */
export const emptySavedSnapshot = (): readonly SavedDua[] => NONE;
