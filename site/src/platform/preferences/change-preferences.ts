/**
 * Changes the reader's preferences, and follows changes in other tabs. A choice is stored at once and the panel shows
 * it in the next frame. The page changes after that frame: laying out a long page takes a slow phone about 200 ms, and
 * the press should not seem ignored.
 */
import { createStoredRecord } from '../storage/stored-record.ts';
import { parsePreferences, type Preferences, applyPreferences } from './preferences.ts';
import { PREFERENCES_KEY } from '../storage/storage-keys.ts';

const record = createStoredRecord(PREFERENCES_KEY, parsePreferences);

/** The preferences that the reader has chosen. */
export const chosenPreferences = record.read;

/** The former preferences, until the page shows the new ones. */
let earlier: Preferences | undefined;

/** The preferences by which the page is shown. */
export const appliedPreferences = (): Preferences => earlier ?? chosenPreferences();

let shown: Preferences | undefined;

function applyIfChanged(): void {
  const current = appliedPreferences();
  if (current !== shown) applyPreferences(current);
  shown = current;
}

function applyChosen(): void {
  earlier = undefined;
  applyIfChanged();
  record.tell();
}

function storeThenApply(store: () => boolean): boolean {
  if (!earlier) {
    earlier = chosenPreferences();
    requestAnimationFrame(() => setTimeout(applyChosen));
  }
  const kept = store();
  record.tell();
  return kept;
}

/** @returns false where the change holds only until the page is closed */
export const changePreferences = (change: Partial<Preferences>): boolean =>
  storeThenApply(() => record.write({ ...chosenPreferences(), ...change }));

/** Deletes the stored preferences. @returns false where that holds only until the page is closed */
export const resetPreferences = (): boolean => storeThenApply(record.forget);

/**
 * Calls `listener` whenever the chosen or the shown preferences may have changed, in any tab. Returns a function that
 * unsubscribes. Applies the preferences first: while nobody was subscribed, changes in other tabs were missed.
 */
export function onPreferencesChange(listener: () => void): () => void {
  applyIfChanged();
  return record.subscribe(() => {
    applyIfChanged();
    listener();
  });
}
