import { useSyncExternalStore } from 'react';
import { isSaved, nothingSaved, onSavedChange, savedDuas } from './saved.ts';
import type { SavedDua } from './saved-dua.ts';

/** The saved duas, kept current over tabs. */
export const useSaved = (): readonly SavedDua[] => useSyncExternalStore(onSavedChange, savedDuas, nothingSaved);

/** Whether one card is saved. */
export const useIsSaved = (home: string): boolean =>
  useSyncExternalStore(
    onSavedChange,
    () => isSaved(home),
    () => false,
  );
