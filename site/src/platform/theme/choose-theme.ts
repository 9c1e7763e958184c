/** Switches the theme, and follows changes in other tabs. */
import { createChangeNotifier } from '../storage/changes.ts';
import { writeText } from '../storage/storage.ts';
import { readTheme, applyTheme, type Theme } from './theme.ts';
import { THEME_KEY } from '../storage/storage-keys.ts';

const changes = createChangeNotifier((key) => key === THEME_KEY);

/** Stores and shows a theme. @returns false where it lasts only until the page is closed */
export function chooseTheme(theme: Theme): boolean {
  const kept = writeText(THEME_KEY, theme);
  applyTheme(theme);
  changes.tell();
  return kept;
}

/** Subscribes to changes of the theme in any tab. Returns a function that unsubscribes. */
export const onThemeChange = changes.subscribe;

/** Applies every change of the theme, from any tab, as long as the page is open. */
export function applyThemeChanges(): void {
  changes.subscribe(() => applyTheme(readTheme()));
}
