/** The three themes: one is in force, its name is kept under the key `theme`, the system's preference is not followed. */
import { readText } from '../storage/storage.ts';

export const THEMES = ['light', 'dark', 'night'] as const;
export type Theme = (typeof THEMES)[number];
export const THEME_KEY = 'theme';

/** Background of each theme, for the browser's own bars; the same values as in `styles/tokens.css`. */
export const THEME_COLORS: Readonly<Record<Theme, string>> = { light: '#f7f6f1', dark: '#0c1513', night: '#1d140c' };

/** Parses a stored value: the theme that it names, else `light`. */
export const parseTheme = (kept: unknown): Theme => THEMES.find((theme) => theme === kept) ?? 'light';

/** The theme that is chosen. */
export const readTheme = (): Theme => parseTheme(readText(THEME_KEY));

/** Gives the page a theme. The head script does it before the first paint, the app on every change. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[theme]);
}

/** Each toggle switches its own mode on, or back to light where it is on. */
export const toggledTheme = (current: Theme, mode: 'dark' | 'night'): Theme => (current === mode ? 'light' : mode);
