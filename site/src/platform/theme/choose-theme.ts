/** Choosing a theme, and following a choice that was made elsewhere. */
import { changesOf } from '../storage/changes.ts';
import { writeText } from '../storage/storage.ts';
import { readTheme, showTheme, type Theme, THEME_KEY } from './theme.ts';

const changes = changesOf((key) => key === THEME_KEY);

/** Switches the page to a theme. @returns whether the device keeps the choice once the page is closed */
export function chooseTheme(theme: Theme): boolean {
  const kept = writeText(THEME_KEY, theme);
  showTheme(theme);
  changes.tell();
  return kept;
}

/** Calls back whenever it may have changed, in this tab or another one. Returns the way to stop. */
export const onThemeChange = changes.subscribe;

/** Shows every change, in this tab or another one, as long as the page lives. */
export function followTheme(): void {
  changes.subscribe(() => showTheme(readTheme()));
}
