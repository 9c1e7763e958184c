import { useSyncExternalStore } from 'react';
import { DEFAULTS, onSettingsChange, type ReadingSettings, readingSettings } from './settings.ts';

/** The reader's settings. The prerendered page knows none and shows the defaults. */
export const useSettings = (): ReadingSettings => useSyncExternalStore(onSettingsChange, readingSettings, () => DEFAULTS);
