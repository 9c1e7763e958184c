import { useSyncExternalStore } from 'react';
import { onThemeChange } from './choose-theme.ts';
import { readTheme, type Theme } from './theme.ts';

/** The current theme; `light` in the prerendered page. */
export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, readTheme, () => 'light');
