import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { itemsOfCards, withItemMoved, withItemsAdded, withItemRestored, withItemCount } from './change-items.ts';

const items = (letters: string): { id: string }[] => Array.from(letters, (id) => ({ id }));
const letters = (all: readonly { id: string }[]): string => all.map(({ id }) => id).join('');

it.each([
  ['abcd', 0, 2, 'bcad'],
  ['abcd', 3, 0, 'dabc'],
  ['abcd', 1, 1, 'abcd'],
  ['ab', 0, 1, 'ba'],
])('%s with %i moved to %i is %s', (before, from, to, after) => {
  expect(letters(withItemMoved(items(before), from, to))).toBe(after);
});

it('moving back gives the order of before, and loses nothing', () => {
  fc.assert(
    fc.property(fc.nat(8), fc.nat(8), (from, to) => {
      const before = items('abcdefghi');
      expect(withItemMoved(withItemMoved(before, from, to), to, from)).toEqual(before);
    }),
  );
});

it('adds each dua once', () => {
  expect(letters(withItemsAdded(items('ab'), items('bccd')))).toBe('abcd');
});

it('puts a dua back where it stood, with its count, unless it is there again', () => {
  expect(withItemRestored(items('ac'), { id: 'b', count: 7 }, 1)).toEqual([{ id: 'a' }, { id: 'b', count: 7 }, { id: 'c' }]);
  expect(letters(withItemRestored(items('abc'), { id: 'b' }, 0))).toBe('abc');
});

it('gives one dua another count, or none', () => {
  expect(withItemCount(items('ab'), 'b', 33)).toEqual([{ id: 'a' }, { id: 'b', count: 33 }]);
  expect(withItemCount([{ id: 'a', count: 33 }], 'a', undefined)).toEqual([{ id: 'a' }]);
});

it('makes list items of cards: each dua once, from its card with the most repetitions, which is kept where it reuses a text', () => {
  const cards = [
    { permanentId: 'p/q#a', id: 'a' },
    { permanentId: 'r/s#b', id: 'b-ten', repeat: 10 },
    { permanentId: 'p/q#a', id: 'a-again', repeat: 33 },
    { permanentId: 'r/s#b', id: 'b', repeat: 3 },
  ];
  expect(itemsOfCards('p/q', cards)).toEqual([
    { id: 'p/q#a', count: 33, from: 'p/q#a-again' },
    { id: 'r/s#b', count: 10, from: 'p/q#b-ten' },
  ]);
});

it('changing the count of an item keeps the card that it was added from', () => {
  expect(
    withItemCount(
      [
        { id: 'a', count: 33, from: 'p/q#a' },
        { id: 'b', count: 7 },
      ],
      'a',
      undefined,
    ),
  ).toEqual([
    { id: 'a', from: 'p/q#a' },
    { id: 'b', count: 7 },
  ]);
});
