import { expect, test } from 'vitest';
import { indexesAboveZero, topItems } from './top-items.ts';

const valueOf = ({ value }: { value: number }): number => value;
const items = [3, 9, 1, 9, 5, 9, 2].map((value, at) => ({ value, at }));

test('gives the highest values first, and of equal ones the earlier', () => {
  expect(topItems(items, 4, valueOf).map(({ at }) => at)).toEqual([1, 3, 5, 4]);
  expect(topItems(items, 2, valueOf).map(({ at }) => at)).toEqual([1, 3]);
});

test('gives all where there are no more than are wanted', () => {
  expect(topItems(items, 10, valueOf)).toEqual(items.toSorted((a, b) => b.value - a.value));
  expect(topItems([], 3, valueOf)).toEqual([]);
});

test('gives the places of values above 0 in their order', () => {
  expect(indexesAboveZero(Float64Array.of(0, 2, 0, 0.5))).toEqual([1, 3]);
});
