import { expect, test } from 'vitest';
import { truncateQuery, truncateText, mayBeTruncated, MAX_QUERY_LETTERS, MAX_QUERY_WORDS } from './query-limits.ts';

test('a short query is not truncated', () => {
  expect(truncateQuery(' allahumma inni asaluka ')).toBe(' allahumma inni asaluka ');
  expect(mayBeTruncated('allahumma inni asaluka')).toBe(false);
});

test('a query of many words is truncated to its first words', () => {
  const words = Array.from({ length: 4800 }, () => 'ab');
  expect(truncateQuery(words.join(' '))).toBe(words.slice(0, MAX_QUERY_WORDS).join(' '));
  expect(mayBeTruncated(words.slice(0, MAX_QUERY_WORDS).join(' '))).toBe(false);
  expect(mayBeTruncated(words.slice(0, MAX_QUERY_WORDS + 1).join(' '))).toBe(true);
});

test('a very long word is truncated to its first letters', () => {
  expect(truncateQuery('x'.repeat(100_000))).toBe('x'.repeat(MAX_QUERY_LETTERS));
  expect(mayBeTruncated(truncateText('x'.repeat(100_000)))).toBe(true);
});

test('no letter is cut in two', () => {
  const text = `${'x'.repeat(MAX_QUERY_LETTERS - 1)}😀`;
  expect(truncateText(text)).toBe('x'.repeat(MAX_QUERY_LETTERS - 1));
  expect(mayBeTruncated(truncateText(text))).toBe(true);
});
