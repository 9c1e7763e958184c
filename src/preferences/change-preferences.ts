/** The reader's preferences in the running app: read afresh, changed, and followed over tabs. */
import { keptRecord } from '../storage/kept-record.ts';
import { parsePreferences, PREFERENCES_KEY, type Preferences, showPreferences } from './preferences.ts';

const record = keptRecord(PREFERENCES_KEY, parsePreferences);

/** The preferences in force. */
export const preferences = record.read;

let shown: Preferences | undefined;

function showChanged(): void {
  const current = preferences();
  if (current !== shown) showPreferences(current);
  shown = current;
}

/** Changes some preferences and shows them at once. @returns whether the device keeps them once the page is closed */
export function changePreferences(change: Partial<Preferences>): boolean {
  const kept = record.write({ ...preferences(), ...change });
  showChanged();
  record.tell();
  return kept;
}

/** Back to the defaults, and nothing stored. @returns whether the device keeps it so */
export function resetPreferences(): boolean {
  const kept = record.forget();
  showChanged();
  record.tell();
  return kept;
}

/**
 * Calls back whenever they may have changed, in this tab or another one. Returns the way to stop. The style sheet is told
 * first: a page that showed no text has followed nothing meanwhile.
 */
export function onPreferencesChange(listener: () => void): () => void {
  showChanged();
  return record.subscribe(() => {
    showChanged();
    listener();
  });
}
