/**
 * The steps by which a text is learned, from showing all of it to hiding all of it. FSRS judges only answers at the last step
 * (`schedule.ts`).
 */
import * as messages from '../../../../packages/core/messages/learning.ts';

export interface HidingStep {
  name: string;
  /** How much of a word is shown, by its index over all lines. */
  shows: (place: number) => 'word' | 'first letter' | 'nothing';
}

export const HIDING_STEPS: readonly HidingStep[] = [
  { name: messages.stepWithMeaning, shows: () => 'word' },
  { name: messages.stepFirstLetters, shows: () => 'first letter' },
  { name: messages.stepEveryOther, shows: (place) => (place % 2 === 0 ? 'word' : 'nothing') },
  { name: messages.stepAllHidden, shows: () => 'nothing' },
];

/** Index of the last step, which hides everything. */
export const LAST_HIDING_STEP_INDEX = HIDING_STEPS.length - 1;
