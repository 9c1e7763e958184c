import { expect, test } from 'vitest';
import { cutToDescription } from './cut-to-description.ts';

test('a short text stays whole, on one line', () => {
  expect(cutToDescription('In the name\n  of Allah ')).toBe('In the name of Allah');
});

test('a long text is cut between two words', () => {
  const cut = cutToDescription('word '.repeat(60));
  expect(cut).toMatch(/^(word )+…$/);
  expect(cut.length).toBeLessThanOrEqual(123);
});
