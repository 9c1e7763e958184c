import { useSyncExternalStore } from 'react';
import { currentTheme, onThemeChange, type Theme } from './theme.ts';

/** The theme in force. The prerendered page knows none and says `light`. */
export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, currentTheme, () => 'light');
