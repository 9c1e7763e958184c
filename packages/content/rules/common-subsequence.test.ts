import { expect, it } from 'vitest';
import { longestCommonSubsequence } from './common-subsequence.ts';

const commonLetters = (one: string, other: string): string =>
  longestCommonSubsequence([...one], [...other])
    .map(([place]) => one[place])
    .join('');

it.each([
  ['abcd', 'abcd', 'abcd'],
  ['abcd', 'acxd', 'acd'],
  ['xaybz', 'ab', 'ab'],
  ['ab', 'cd', ''],
  ['', 'ab', ''],
])('finds what "%s" and "%s" have in the same order', (one, other, common) => {
  expect(commonLetters(one, other)).toBe(common);
});

it('skips elements of the first list where several common subsequences are equally long', () => {
  expect(longestCommonSubsequence(['a', 'b'], ['b', 'a'])).toEqual([[1, 0]]);
});
