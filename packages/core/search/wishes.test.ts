import { describe, expect, test } from 'vitest';
import { packWishTerms, scorePagesByWishes, unpackWishTerms } from './wishes.ts';

const WISHES = new Map([
  [0, ['supermarket', 'going to the supermarket', 'shopping with kids']],
  [1, ['job interview tomorrow', 'my first interview']],
  [2, ['kids crying', 'سفر']],
]);
const index = unpackWishTerms(JSON.parse(JSON.stringify(packWishTerms(WISHES))), 3);
const best = (query: string): number | undefined => [...scorePagesByWishes(index, query).scores].toSorted(([, a], [, b]) => b - a)[0]?.[0];

describe('a query leads to the page whose wishes have its words', () => {
  test.each([
    ['as written', 'at the supermarket', 0],
    ['inflected', 'interviews', 1],
    ['mistyped', 'supermarkte', 0],
    ['unfinished', 'superm', 0],
    ['in Arabic', 'سفر', 2],
  ])('%s', (_, query, page) => expect(best(query)).toBe(page));
});

test('the page whose wishes have the words of a query most often scores best', () => {
  expect(scorePagesByWishes(index, 'kids supermarket').scores.get(0)).toBe(1);
});

test('a query with words that no wish has is covered in part', () => {
  expect(scorePagesByWishes(index, 'interview').covered).toBeGreaterThan(0.5);
  expect(scorePagesByWishes(index, 'interview carburettor').covered).toBeLessThan(0.5);
});

test('a query whose words no wish has is not covered', () => {
  expect(scorePagesByWishes(index, 'carburettor')).toEqual({ scores: new Map(), covered: 0 });
});
