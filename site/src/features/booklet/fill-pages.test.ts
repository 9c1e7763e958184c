import { array, assert, boolean, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillPages, type MeasuredItem, type ItemPiece } from './fill-pages.ts';

const PAGE = 100;
const GAP = 5;

/** Lines of ten pixels; a page may begin with any but the first two and the last. */
const tall = (lines: number): MeasuredItem => ({
  leads: false,
  height: lines * 10,
  gap: GAP,
  lines: Array.from({ length: lines }, (_, line) => ({
    block: 0,
    word: line * 4,
    top: line * 10,
    bottom: line * 10 + 10,
    mayBegin: line > 1 && line < lines - 1,
  })),
});
const whole = (height: number, leads = false): MeasuredItem => ({ leads, height, gap: GAP, lines: [] });
const itemsOn = (pages: readonly ItemPiece[][]): number[][] => pages.map((page) => page.map(({ item }) => item));

describe('pages', () => {
  test('take what fits, with gaps between and none at the head', () => {
    expect(itemsOn(fillPages([whole(50), whole(45), whole(95), whole(6)], PAGE))).toEqual([[0, 1], [2], [3]]);
  });

  test('do not end with a heading', () => {
    expect(itemsOn(fillPages([whole(70), whole(10, true), whole(40)], PAGE))).toEqual([[0], [1, 2]]);
  });

  test('start an item taller than a page on the present page where a third of the page is free, else on a new page', () => {
    expect(fillPages([whole(40), tall(12)], PAGE)).toEqual([
      [
        { item: 0, from: 0, to: 0 },
        { item: 1, from: 0, to: 5 },
      ],
      [{ item: 1, from: 5, to: 12 }],
    ]);
    expect(itemsOn(fillPages([whole(80), tall(12)], PAGE))).toEqual([[0], [1], [1]]);
  });

  test('break an item that fits on a page, but not together with its headings', () => {
    const pages = [
      [
        { item: 0, from: 0, to: 0 },
        { item: 1, from: 0, to: 0 },
        { item: 2, from: 0, to: 7 },
      ],
      [
        { item: 2, from: 7, to: 9 },
        { item: 3, from: 0, to: 0 },
      ],
    ];
    const headed = [whole(10, true), whole(10, true), tall(9), whole(60)];
    expect(fillPages(headed, PAGE)).toEqual(pages);
    // After other text the headings begin a new page, where the item is broken below them.
    expect(itemsOn(fillPages([whole(20), ...headed], PAGE))).toEqual([[0], [1, 2, 3], [3, 4]]);
  });

  test('leave neither a first nor a last line of a paragraph alone', () => {
    // Ten lines have room; the eleventh alone would be left for the next page.
    expect(fillPages([tall(11)], PAGE).map(([piece]) => piece?.to)).toEqual([9, 11]);
  });

  test('break an item taller than a page even where it allows no break', () => {
    const { lines, ...rest } = tall(25);
    const unbroken = { ...rest, lines: lines.map((line) => ({ ...line, mayBegin: false })) };
    expect(fillPages([unbroken], PAGE).flat().at(-1)).toMatchObject({ to: 25 });
  });
});

test('every line of every item stands on a page once and in order, and no page is overfull', () => {
  const anyItem = record({ height: integer({ min: 1, max: 30 }), leads: boolean() }).map(({ height, leads }) =>
    height > 10 ? tall(height) : whole(height * 10, leads && height < 3),
  );
  assert(
    property(array(anyItem, { minLength: 1, maxLength: 30 }), (items) => {
      const pages = fillPages(items, PAGE);
      const pieces = pages.flat();
      expect(pages.every((page) => page.length > 0)).toBe(true);
      items.forEach((item, index) => {
        const own = pieces.filter((piece) => piece.item === index);
        expect(own.length === 1 || item.lines.length > 0).toBe(true);
        expect(own.map(({ from }) => from)).toEqual([0, ...own.slice(0, -1).map(({ to }) => to)]);
        expect(own.at(-1)?.to).toBe(item.lines.length);
      });
      expect(pieces.map(({ item }) => item)).toEqual(pieces.map(({ item }) => item).toSorted((a, b) => a - b));
      for (const page of pages) {
        const heights = page.map(({ item, from, to }) => {
          const one = items[item] ?? whole(0);
          return one.lines.length === 0 ? one.height : (one.lines[to - 1]?.bottom ?? 0) - (one.lines[from]?.top ?? 0);
        });
        expect(heights.reduce((sum, height) => sum + height, 0) + GAP * (page.length - 1)).toBeLessThanOrEqual(PAGE);
      }
    }),
  );
});
