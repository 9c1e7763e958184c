import { useSyncExternalStore } from 'react';
import { onPreferencesChange, chosenPreferences, appliedPreferences } from './change-preferences.ts';
import { DEFAULTS, type Preferences } from './preferences.ts';

const defaults = (): Preferences => DEFAULTS;

/** The preferences by which texts are shown; the defaults in the prerendered page. */
export const usePreferences = (): Preferences => useSyncExternalStore(onPreferencesChange, appliedPreferences, defaults);

/** The chosen preferences, for the controls: the page itself changes a frame later. */
export const useChosenPreferences = (): Preferences => useSyncExternalStore(onPreferencesChange, chosenPreferences, defaults);
