/**
 * Stands inline in the head of every page and applies the reader's theme and preferences before the first paint. It is
 * compiled from the modules that the app uses, so the page looks the same before and after the app takes over. It also
 * applies preferences changed in another tab, since the app does so only on pages with a text or with the button for
 * preferences.
 */
import { readPreferences, applyPreferences } from '../platform/preferences/preferences.ts';
import { PREFERENCES_KEY } from '../platform/storage/storage-keys.ts';
import { readTheme, applyTheme } from '../platform/theme/theme.ts';

applyTheme(readTheme());
applyPreferences(readPreferences());

addEventListener('storage', ({ key }) => {
  // Only for this key: where storage is full, the app shows preferences held in memory, which only a later write may replace.
  if (key === PREFERENCES_KEY) applyPreferences(readPreferences());
});
