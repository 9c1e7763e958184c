/** The three themes: one is in force, its name is kept under the key `theme`, the system's preference is not followed. */
import { readText, writeText } from '../storage/storage.ts';

export const THEMES = ['light', 'dark', 'night'] as const;
export type Theme = (typeof THEMES)[number];
export const THEME_KEY = 'theme';

/** Background of each theme, for the browser's own bars; the same values stand in `styles/tokens.css`. */
export const THEME_COLORS: Readonly<Record<Theme, string>> = { light: '#f7f6f1', dark: '#0c1513', night: '#1d140c' };

/** Whether a value, as storage gives it, names a theme. */
export const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

/** The theme that is chosen; `light` where nothing, or nothing sensible, is stored. */
function storedTheme(): Theme {
  const stored = readText(THEME_KEY);
  return isTheme(stored) ? stored : 'light';
}

/** The theme that the page shows. */
export function currentTheme(): Theme {
  const shown = document.documentElement.dataset['theme'];
  return isTheme(shown) ? shown : 'light';
}

const listeners = new Set<() => void>();

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[theme]);
  for (const listener of listeners) listener();
}

/** Switches the page to a theme and remembers it where storage allows. */
export function chooseTheme(theme: Theme): void {
  writeText(THEME_KEY, theme);
  show(theme);
}

/** Calls back on every change, in this tab or another one. Returns the way to stop. */
export function onThemeChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent): void => {
    if (event.key === THEME_KEY) show(storedTheme());
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** Each toggle switches its own mode on, or back to light where it is on. */
export const toggled = (current: Theme, mode: 'dark' | 'night'): Theme => (current === mode ? 'light' : mode);
