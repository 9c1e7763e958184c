import { expect, test } from 'vitest';
import { countWithNoun } from './count.ts';

test.each([
  [0, '0 texts'],
  [1, '1 text'],
  [12, '12 texts'],
])('%d has its noun in the right number', (count, said) => {
  expect(countWithNoun(count, 'text')).toBe(said);
});

test('a noun that is irregular is given in both numbers', () => {
  expect([1, 2].map((count) => countWithNoun(count, 'entry', 'entries'))).toEqual(['1 entry', '2 entries']);
});
