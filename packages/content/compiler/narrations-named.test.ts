import { expect, test } from 'vitest';
import { narrationsNamed } from './narrations-named.ts';

test.each([
  ['In Sahih Muslim 384 he said so.', ['muslim:384']],
  ["Abu Dawud 760 and Muslim 771a; an-Nasa'i 1133.", ['muslim:771a', 'abudawud:760', 'nasai:1133']],
  ['Al-Albani, Sahih Abi Dawud 4023.', []],
  ['Hisn al-Muslim 12', []],
  ['The Prophet ﷺ said it three times.', []],
])('%s', (note, named) => {
  expect(narrationsNamed(note)).toEqual(named);
});
