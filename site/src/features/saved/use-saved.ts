import { useSyncExternalStore } from 'react';
import { isSaved, emptySavedSnapshot, onSavedChange, savedDuas } from './saved.ts';
import type { SavedDua } from './saved-dua.ts';

/** The saved duas, updated also from other tabs. */
export const useSavedDuas = (): readonly SavedDua[] => useSyncExternalStore(onSavedChange, savedDuas, emptySavedSnapshot);

/** Whether one card is saved. */
export const useIsSaved = (permanentId: string): boolean =>
  useSyncExternalStore(
    onSavedChange,
    () => isSaved(permanentId),
    () => false,
  );
