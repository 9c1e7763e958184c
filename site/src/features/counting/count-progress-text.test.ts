import { expect, it } from 'vitest';
import { countProgressText } from './count-progress-text.ts';

it.each([
  [0, ''],
  [2, '2 of 3'],
  [3, '3 of 3, done'],
  // The count of a list may be lowered below what was counted.
  [4, '4 of 3, done'],
])('%i of 3 is said as "%s"', (count, words) => {
  expect(countProgressText(count, 3)).toBe(words);
});
