import { useSyncExternalStore } from 'react';
import type { LearnedDua } from './learned-dua.ts';
import { learnedDuas, nothingLearned, onLearningChange } from './learning.ts';

/** The duas that are learned, kept current over tabs. */
export const useLearning = (): readonly LearnedDua[] => useSyncExternalStore(onLearningChange, learnedDuas, nothingLearned);
