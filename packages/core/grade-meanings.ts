/** Grades of narrations: name and meaning in plain words. */
import * as messages from './messages/about.ts';

export const GRADE_NAMES_AND_MEANINGS = [
  [messages.nameSahih, messages.gradeSahih],
  [messages.nameHasan, messages.gradeHasan],
  [messages.nameHasanSahih, messages.gradeHasanSahih],
  [messages.nameChain, messages.gradeChain],
  [messages.nameLiGhayrihi, messages.gradeLiGhayrihi],
  [messages.nameWeak, messages.gradeWeak],
  [messages.nameVeryWeak, messages.gradeVeryWeak],
] as const;
