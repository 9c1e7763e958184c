/** The themes: one is in force, its name is kept under the key `theme`, the system's preference is not followed. */
import { readText } from '../storage/storage.ts';
import { THEME_KEY } from '../storage/storage-keys.ts';

/** Every theme with its background, for the browser's own bars; `ui/styles/themes/` has a style sheet for each. */
export const THEME_COLORS = { light: '#f7f6f1', dark: '#0c1513', night: '#1d140c' } as const;

export type Theme = keyof typeof THEME_COLORS;
/** Themes that a toggle switches on in place of `light`. */
export type NonLightTheme = Exclude<Theme, 'light'>;

// An object's keys are strings to TypeScript.
export const THEMES = Object.keys(THEME_COLORS) as Theme[];
export const NON_LIGHT_THEMES = THEMES.filter((theme): theme is NonLightTheme => theme !== 'light');

/** Parses a stored value: the theme that it names, else `light`. */
export const parseTheme = (stored: unknown): Theme => THEMES.find((theme) => theme === stored) ?? 'light';

/** The theme that is chosen. */
export const readTheme = (): Theme => parseTheme(readText(THEME_KEY));

/** Gives the page a theme. The head script does it before the first paint, the app on every change. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[theme]);
}

/** The theme after a press on a mode's toggle: that mode, or `light` where it was on. */
export const themeAfterToggle = (current: Theme, mode: NonLightTheme): Theme => (current === mode ? 'light' : mode);
