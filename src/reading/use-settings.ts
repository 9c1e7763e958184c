import { useSyncExternalStore } from 'react';
import { onSettingsChange, readingSettings } from './change-settings.ts';
import { DEFAULTS, type ReadingSettings } from './settings.ts';

/** The reader's settings. The prerendered page knows none and shows the defaults. */
export const useSettings = (): ReadingSettings => useSyncExternalStore(onSettingsChange, readingSettings, () => DEFAULTS);
