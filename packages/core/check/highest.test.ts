import { expect, test } from 'vitest';
import { highest } from './highest.ts';

const valueOf = ({ value }: { value: number }): number => value;
const items = [3, 9, 1, 9, 5, 9, 2].map((value, at) => ({ value, at }));

test('gives the highest values first, and of equal ones the earlier', () => {
  expect(highest(items, 4, valueOf).map(({ at }) => at)).toEqual([1, 3, 5, 4]);
  expect(highest(items, 2, valueOf).map(({ at }) => at)).toEqual([1, 3]);
});

test('gives all where there are no more than are wanted', () => {
  expect(highest(items, 10, valueOf)).toEqual(items.toSorted((a, b) => b.value - a.value));
  expect(highest([], 3, valueOf)).toEqual([]);
});
