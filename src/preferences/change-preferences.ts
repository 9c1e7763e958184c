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

/** Calls back at once whenever they may have changed, in this tab or another one. Returns the way to stop. */
export const onPreferencesChange = record.subscribe;

/** What the page was last shown by; undefined where only the head script has done so. */
let shown: Preferences | undefined;
let isBehind = false;
const followers = new Set<() => void>();
let stopWatching: (() => void) | undefined;

function showKept(): void {
  const current = preferences();
  if (current !== shown) showPreferences(current);
  shown = current;
}

function follow(): void {
  isBehind = false;
  showKept();
  for (const follower of followers) follower();
}

function followAfterFrame(): void {
  if (isBehind) return;
  isBehind = true;
  requestAnimationFrame(() => setTimeout(follow));
}

/** The preferences by which the page is shown: what is chosen, but for the moment until the page follows. */
export const shownPreferences = (): Preferences => (isBehind && shown ? shown : preferences());

/**
 * Calls back when the page is to follow, the style sheet having been told. Returns the way to stop. The style sheet is told
 * with the first listener too: a page that showed no text has followed nothing meanwhile.
 */
export function onShownPreferencesChange(listener: () => void): () => void {
  if (followers.size === 0) {
    showKept();
    stopWatching = onPreferencesChange(followAfterFrame);
  }
  followers.add(listener);
  return () => {
    if (followers.delete(listener) && followers.size === 0) stopWatching?.();
  };
}

/** Changes some preferences. @returns whether the device keeps them once the page is closed */
export function changePreferences(change: Partial<Preferences>): boolean {
  const kept = record.write({ ...preferences(), ...change });
  followAfterFrame();
  record.tell();
  return kept;
}

/** Back to the defaults, and nothing stored. @returns whether the device keeps it so */
export function resetPreferences(): boolean {
  const kept = record.forget();
  followAfterFrame();
  record.tell();
  return kept;
}
