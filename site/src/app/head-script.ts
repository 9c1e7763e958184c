/**
 * Stands inline in the head of every page and gives it the reader's theme and preferences before the first paint. It is made of
 * the very modules that the app uses, so the page is the same before the app takes over and after.
 */
import { readPreferences, applyPreferences } from '../platform/preferences/preferences.ts';
import { readTheme, applyTheme } from '../platform/theme/theme.ts';

applyTheme(readTheme());
applyPreferences(readPreferences());
