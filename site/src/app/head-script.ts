/**
 * Stands inline in the head of every page and gives it the reader's theme and preferences before the first paint. It is made of
 * the very modules that the app uses, so the page is the same before the app takes over and after. It follows the preferences of
 * another tab, as the app does so only on pages with a text or their button.
 */
import { readPreferences, applyPreferences } from '../platform/preferences/preferences.ts';
import { PREFERENCES_KEY } from '../platform/storage/storage-keys.ts';
import { readTheme, applyTheme } from '../platform/theme/theme.ts';

applyTheme(readTheme());
applyPreferences(readPreferences());

addEventListener('storage', ({ key }) => {
  // What the app holds in memory for a storage that is full stands against everything but a later write.
  if (key === PREFERENCES_KEY) applyPreferences(readPreferences());
});
