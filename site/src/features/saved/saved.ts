/** The reader's saved duas: their permanent ids with the time of saving. They stay on the device. */
import { keptEntries } from '../../platform/storage/kept-entries.ts';
import { sameArray } from '../../platform/storage/same-array.ts';
import { parseSavedDua, type SavedDua } from './saved-dua.ts';

/** An entry for each dua: its name is the id, its text the time. */
const entries = keptEntries('misbaha:saved/');

const NONE: readonly SavedDua[] = [];
const sameDuas = sameArray<SavedDua>();

/** All saved duas, the latest last; the same list as long as nothing changes. */
export function savedDuas(): readonly SavedDua[] {
  return sameDuas(
    entries
      .names()
      .flatMap((home) => parseSavedDua({ home, at: entries.get(home) }) ?? [])
      .toSorted((a, b) => a.at.localeCompare(b.at)),
  );
}

/** Whether a card is saved. */
export const isSaved = (home: string): boolean => parseSavedDua({ home, at: entries.get(home) }) !== undefined;

/** Saves a card, or takes it out where it is saved. @returns whether it is saved now, and whether the device keeps it so */
export function toggleSaved(home: string, now = new Date()): { saved: boolean; kept: boolean } {
  const saved = !isSaved(home);
  const kept = saved ? entries.set(home, now.toISOString()) : entries.remove(home);
  entries.tell();
  return { saved, kept };
}

/** Takes duas out. @returns whether the device keeps it so */
export function removeSaved(homes: readonly string[]): boolean {
  const removed = homes.filter((home) => entries.remove(home));
  entries.tell();
  return removed.length === homes.length;
}

/** Calls back whenever they may have changed, in this tab or another one. Returns the way to stop. */
export const onSavedChange = entries.subscribe;

/** The state on the prerendered page: nothing is saved. */
export const nothingSaved = (): readonly SavedDua[] => NONE;
