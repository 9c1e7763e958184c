import { useSyncExternalStore } from 'react';
import type { LearningRecord } from './learned-dua.ts';
import { learnedDuas, learnedRoots, emptyLearningSnapshot, onLearningChange } from './learning.ts';

/** The learned duas, updated also from other tabs. */
export const useLearnedDuas = (): readonly LearningRecord[] => useSyncExternalStore(onLearningChange, learnedDuas, emptyLearningSnapshot);

/** The learned roots, updated also from other tabs. */
export const useLearnedRoots = (): readonly LearningRecord[] => useSyncExternalStore(onLearningChange, learnedRoots, emptyLearningSnapshot);
