import { describe, expect, test } from 'vitest';
import { countWishTerms, matchWishes, unpackWishes } from './wishes.ts';

const WISHES = new Map([
  [0, ['supermarket', 'going to the supermarket', 'shopping with kids']],
  [1, ['job interview tomorrow', 'my first interview']],
  [2, ['kids crying', 'سفر']],
]);
const index = unpackWishes(JSON.parse(JSON.stringify(countWishTerms(WISHES))), 3);
const best = (query: string): number | undefined => [...matchWishes(index, query).scores].toSorted(([, a], [, b]) => b - a)[0]?.[0];

describe('a query leads to the page whose wishes have its words', () => {
  test.each([
    ['as written', 'at the supermarket', 0],
    ['inflected', 'interviews', 1],
    ['mistyped', 'supermarkte', 0],
    ['unfinished', 'superm', 0],
    ['in Arabic', 'سفر', 2],
  ])('%s', (_, query, page) => expect(best(query)).toBe(page));
});

test('a word that more wishes of a page have leads there first', () => {
  expect(matchWishes(index, 'kids supermarket').scores.get(0)).toBe(1);
});

test('a query with words that no wish has is covered in part', () => {
  expect(matchWishes(index, 'interview').covered).toBeGreaterThan(0.5);
  expect(matchWishes(index, 'interview carburettor').covered).toBeLessThan(0.5);
});

test('a query without any is not covered', () => {
  expect(matchWishes(index, 'carburettor')).toEqual({ scores: new Map(), covered: 0 });
});
