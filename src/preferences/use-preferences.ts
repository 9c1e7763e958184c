import { useSyncExternalStore } from 'react';
import { onPreferencesChange, preferences } from './change-preferences.ts';
import { DEFAULTS, type Preferences } from './preferences.ts';

/** The reader's preferences. The prerendered page knows none and shows the defaults. */
export const usePreferences = (): Preferences => useSyncExternalStore(onPreferencesChange, preferences, () => DEFAULTS);
