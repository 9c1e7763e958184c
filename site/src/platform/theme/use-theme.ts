import { useSyncExternalStore } from 'react';
import { onThemeChange } from './choose-theme.ts';
import { keptTheme, type Theme } from './theme.ts';

/** The theme in force. The prerendered page knows none and says `light`. */
export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, keptTheme, () => 'light');
