import { expect, it } from 'vitest';
import { dropIndex, rowShiftsPx } from './drag.ts';

/** Rows of different heights, one below another: 100, 50, 200 and 100 pixels. */
const ROWS = [
  { top: 0, height: 100 },
  { top: 100, height: 50 },
  { top: 150, height: 200 },
  { top: 350, height: 100 },
];

it.each([
  [0, 0, 0],
  [0, 74, 0],
  [0, 75, 1],
  [0, 199, 1],
  [0, 200, 2],
  [0, 5000, 3],
  [3, -149, 3],
  [3, -151, 2],
  [3, -5000, 0],
  [2, -60, 2],
  [2, -130, 1],
])('row %i moved down by %i pixels goes to place %i', (from, by, to) => {
  expect(dropIndex(ROWS, from, by)).toBe(to);
});

it('the rows between make way by the height of the dragged one', () => {
  expect(rowShiftsPx(ROWS, 0, 2, 210)).toEqual([210, -100, -100, 0]);
  expect(rowShiftsPx(ROWS, 3, 1, -260)).toEqual([0, 100, 100, -260]);
  expect(rowShiftsPx(ROWS, 1, 1, 3)).toEqual([0, 3, 0, 0]);
});
