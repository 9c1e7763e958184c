import { useSyncExternalStore } from 'react';
import { onThemeChange } from './choose-theme.ts';
import { readTheme, type Theme } from './theme.ts';

/** The theme in force. The prerendered page knows none and says `light`. */
export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, readTheme, () => 'light');
