/**
 * The reader's preferences in the running app: read afresh, changed, and followed over tabs. What a reader chooses is kept at
 * once, and the panel shows it in the next frame. The page follows after that frame: laying out a long page anew takes a slow
 * phone some fifth of a second, and the press should not seem unheard so long.
 */
import { keptRecord } from '../storage/kept-record.ts';
import { parsePreferences, PREFERENCES_KEY, type Preferences, showPreferences } from './preferences.ts';

const record = keptRecord(PREFERENCES_KEY, parsePreferences);

/** The preferences that the reader has chosen. */
export const preferences = record.read;

/** The former preferences, until the page shows the new ones. */
let earlier: Preferences | undefined;

/** The preferences by which the page is shown. */
export const shownPreferences = (): Preferences => earlier ?? preferences();

let shown: Preferences | undefined;

function showChanged(): void {
  const current = shownPreferences();
  if (current !== shown) showPreferences(current);
  shown = current;
}

function follow(): void {
  earlier = undefined;
  showChanged();
  record.tell();
}

function choose(keep: () => boolean): boolean {
  if (!earlier) {
    earlier = preferences();
    requestAnimationFrame(() => setTimeout(follow));
  }
  const kept = keep();
  record.tell();
  return kept;
}

/** Changes some preferences. @returns whether the device keeps them once the page is closed */
export const changePreferences = (change: Partial<Preferences>): boolean => choose(() => record.write({ ...preferences(), ...change }));

/** Back to the defaults, and nothing stored. @returns whether the device keeps it so */
export const resetPreferences = (): boolean => choose(record.forget);

/**
 * Calls back whenever what is chosen or what is shown may have changed, in this tab or another one. Returns the way to stop.
 * The style sheet is told first: a page that showed no text has followed nothing meanwhile.
 */
export function onPreferencesChange(listener: () => void): () => void {
  showChanged();
  return record.subscribe(() => {
    showChanged();
    listener();
  });
}
