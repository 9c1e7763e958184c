import { useSyncExternalStore } from 'react';
import { nothingSaved, onSavedChange, type SavedDua, savedDuas } from './saved.ts';

/** The saved duas, kept current over tabs. */
export const useSaved = (): readonly SavedDua[] => useSyncExternalStore(onSavedChange, savedDuas, nothingSaved);

/** Whether one card is saved. */
export const useIsSaved = (home: string): boolean => useSaved().some((one) => one.home === home);
