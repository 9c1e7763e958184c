import { useSyncExternalStore } from 'react';
import { onPreferencesChange, preferences, shownPreferences } from './change-preferences.ts';
import { DEFAULTS, type Preferences } from './preferences.ts';

const defaults = (): Preferences => DEFAULTS;

/** The preferences by which texts are shown. The prerendered page knows none and shows the defaults. */
export const usePreferences = (): Preferences => useSyncExternalStore(onPreferencesChange, shownPreferences, defaults);

/** The chosen preferences, a frame before the page changes: for the controls that choose them. */
export const useChosenPreferences = (): Preferences => useSyncExternalStore(onPreferencesChange, preferences, defaults);
