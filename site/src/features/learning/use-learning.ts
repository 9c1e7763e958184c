import { useSyncExternalStore } from 'react';
import type { LearnedDua } from './learned-dua.ts';
import { learnedDuas, learnedRoots, nothingLearned, onLearningChange } from './learning.ts';

/** The learned duas, updated also from other tabs. */
export const useLearnedDuas = (): readonly LearnedDua[] => useSyncExternalStore(onLearningChange, learnedDuas, nothingLearned);

/** The learned roots, updated also from other tabs. */
export const useLearnedRoots = (): readonly LearnedDua[] => useSyncExternalStore(onLearningChange, learnedRoots, nothingLearned);
