import { expect, test } from 'vitest';
import { boundQuery, boundText, isBounded, MOST_LETTERS, MOST_WORDS } from './query-bounds.ts';

test('what is short is answered whole', () => {
  expect(boundQuery(' allahumma inni asaluka ')).toBe(' allahumma inni asaluka ');
  expect(isBounded('allahumma inni asaluka')).toBe(false);
});

test('of many words the first are answered', () => {
  const words = Array.from({ length: 4800 }, () => 'ab');
  expect(boundQuery(words.join(' '))).toBe(words.slice(0, MOST_WORDS).join(' '));
  expect(isBounded(words.slice(0, MOST_WORDS).join(' '))).toBe(false);
  expect(isBounded(words.slice(0, MOST_WORDS + 1).join(' '))).toBe(true);
});

test('of one endless word the first letters are answered', () => {
  expect(boundQuery('x'.repeat(100_000))).toBe('x'.repeat(MOST_LETTERS));
  expect(isBounded(boundText('x'.repeat(100_000)))).toBe(true);
});

test('no letter is cut in two', () => {
  const text = `${'x'.repeat(MOST_LETTERS - 1)}😀`;
  expect(boundText(text)).toBe('x'.repeat(MOST_LETTERS - 1));
  expect(isBounded(boundText(text))).toBe(true);
});
