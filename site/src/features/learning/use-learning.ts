import { useSyncExternalStore } from 'react';
import type { LearningRecord } from './learned-dua.ts';
import { learnedDuas, learnedRoots, noLearningRecords, onLearningChange } from './learning.ts';

/** The learned duas, updated also from other tabs. */
export const useLearnedDuas = (): readonly LearningRecord[] => useSyncExternalStore(onLearningChange, learnedDuas, noLearningRecords);

/** The learned roots, updated also from other tabs. */
export const useLearnedRoots = (): readonly LearningRecord[] => useSyncExternalStore(onLearningChange, learnedRoots, noLearningRecords);
