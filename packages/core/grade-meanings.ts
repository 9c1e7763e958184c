/** The meanings of verdicts, in plain words. */
import * as messages from './messages/about.ts';

export const GRADES = [
  [messages.nameSahih, messages.gradeSahih],
  [messages.nameHasan, messages.gradeHasan],
  [messages.nameHasanSahih, messages.gradeHasanSahih],
  [messages.nameChain, messages.gradeChain],
  [messages.nameLiGhayrihi, messages.gradeLiGhayrihi],
  [messages.nameWeak, messages.gradeWeak],
  [messages.nameVeryWeak, messages.gradeVeryWeak],
] as const;
