/** The steps by which a text is learned: ever more of it is hidden. A dua is learned once it is said with all of it hidden. */
import * as messages from '../../../../packages/core/messages/learning.ts';

export interface Step {
  name: string;
  /** How much of the word at a place of the text is shown. Words are counted from 0 over all lines. */
  shows: (place: number) => 'word' | 'first letter' | 'nothing';
}

export const STEPS: readonly Step[] = [
  { name: messages.stepWithMeaning, shows: () => 'word' },
  { name: messages.stepFirstLetters, shows: () => 'first letter' },
  { name: messages.stepEveryOther, shows: (place) => (place % 2 === 0 ? 'word' : 'nothing') },
  { name: messages.stepAllHidden, shows: () => 'nothing' },
];

/** Place of the last step: nothing of the text is shown. */
export const LAST_STEP = STEPS.length - 1;
