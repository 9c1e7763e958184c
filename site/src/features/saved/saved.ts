/** The reader's saved duas: their permanent ids with the time of saving. They stay on the device. */
import { createStoredEntries } from '../../platform/storage/stored-entries.ts';
import { createArrayReuser } from '../../platform/storage/same-array.ts';
import { parseSavedDua, type SavedDua } from './saved-dua.ts';

/** Entry names are ids of duas, the texts the time of saving. */
const entries = createStoredEntries('misbaha:saved/');

const NONE: readonly SavedDua[] = [];
const reuseArrayIfEqual = createArrayReuser<SavedDua>();

/** All saved duas, the latest last; the same list as long as nothing changes. */
export function savedDuas(): readonly SavedDua[] {
  return reuseArrayIfEqual(
    entries
      .names()
      .flatMap((home) => parseSavedDua({ home, at: entries.get(home) }) ?? [])
      .toSorted((a, b) => a.at.localeCompare(b.at)),
  );
}

/** Whether a card is saved. */
export const isSaved = (home: string): boolean => parseSavedDua({ home, at: entries.get(home) }) !== undefined;

export interface SaveOutcome {
  saved: boolean;
  /** Whether the device keeps it so. */
  kept: boolean;
  /** Puts the card back where it was taken out, with the time at which it was saved. Returns whether the device keeps it. */
  undo: () => boolean;
}

/** Saves a card, or takes it out where it is saved. */
export function toggleSaved(home: string, now = new Date()): SaveOutcome {
  const saved = !isSaved(home);
  const before = entries.get(home) ?? now.toISOString();
  const kept = saved ? entries.set(home, now.toISOString()) : entries.remove(home);
  entries.tell();
  const undo = (): boolean => {
    const restored = entries.set(home, before);
    entries.tell();
    return restored;
  };
  return { saved, kept, undo };
}

/** Removes duas. @returns false where that lasts only until the page is closed */
export function removeSaved(homes: readonly string[]): boolean {
  const removed = homes.filter((home) => entries.remove(home));
  entries.tell();
  return removed.length === homes.length;
}

/** Subscribes to changes in any tab. Returns a function that unsubscribes. */
export const onSavedChange = entries.subscribe;

/** The state on the prerendered page: nothing is saved. */
export const nothingSaved = (): readonly SavedDua[] => NONE;
