import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { sheetSides } from './sheets.ts';

test('with one page to a sheet, the pages are printed one after the other', () => {
  expect(sheetSides('a6', 3).map(({ pages }) => pages)).toEqual([[1], [2], [3]]);
});

test('eight pages on two folded sheets', () => {
  expect(sheetSides('folded', 8).map(({ pages }) => pages)).toEqual([
    [8, 1],
    [2, 7],
    [6, 3],
    [4, 5],
  ]);
});

test('the unused places of a folded sheet stay empty', () => {
  expect(sheetSides('folded', 2).map(({ pages }) => pages)).toEqual([
    [0, 1],
    [2, 0],
  ]);
});

test('a single page has no back', () => {
  expect(sheetSides('folded', 1).map(({ pages }) => pages)).toEqual([[0, 1]]);
});

/** Lays the sheets on one another, folds them, and reads the leaves from the first to the last. */
function read(sides: readonly { pages: number[] }[]): number[] {
  const sheets = Array.from({ length: Math.ceil(sides.length / 2) }, (_, sheet) => [
    sides[2 * sheet]?.pages ?? [],
    sides[2 * sheet + 1]?.pages ?? [],
  ]);
  // Behind the right half of a front is the left half of its back. These leaves are the first half of the booklet; the other
  // halves, read from the innermost sheet outwards, are the second.
  const first = sheets.flatMap(([front, back]) => [front?.[1] ?? 0, back?.[0] ?? 0]);
  const second = sheets.toReversed().flatMap(([front, back]) => [back?.[1] ?? 0, front?.[0] ?? 0]);
  return [...first, ...second];
}

test('folded, every page stands once and in order, the empty ones at the end', () => {
  assert(
    property(integer({ min: 1, max: 200 }), (pages) => {
      const leaves = read(sheetSides('folded', pages));
      expect(leaves).toEqual(Array.from({ length: Math.ceil(pages / 4) * 4 }, (_, index) => (index < pages ? index + 1 : 0)));
    }),
  );
});
