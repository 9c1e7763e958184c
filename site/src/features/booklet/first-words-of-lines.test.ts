import { expect, test } from 'vitest';
import { firstWordsOfLines } from './first-words-of-lines.ts';

const at = (top: number, last = top): { first: number; last: number } => ({ first: top, last });

test('a line begins with the first word that stands lower, but not with the word in the place of a name', () => {
  expect(firstWordsOfLines([at(10), at(14), at(10), at(30), at(30)], 20)).toEqual([
    { word: 0, isWithinWord: false },
    { word: 3, isWithinWord: false },
  ]);
});

test('a line that begins within a word, after its hyphen, is a line of its own and says so', () => {
  expect(firstWordsOfLines([at(10), at(10, 30), at(30), at(50)], 20)).toEqual([
    { word: 0, isWithinWord: false },
    { word: 2, isWithinWord: true },
    { word: 3, isWithinWord: false },
  ]);
});
