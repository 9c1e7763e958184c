/**
 * Distributes items over pages. An item that fits on a page with its headings is not broken; a taller one is broken between
 * lines.
 */

/** A line of an item as it was laid out. Lengths are pixels from the item's top. */
export interface LaidOutLine {
  /** Index among the item's blocks, and the number of its first word in that block. */
  block: number;
  word: number;
  top: number;
  bottom: number;
  /** Whether a page may begin with it. */
  mayBegin: boolean;
}

export interface MeasuredItem {
  /** Whether it must be on the same page as the next item, as a heading. */
  leads: boolean;
  /** Pixels. */
  height: number;
  /** Space above the item in pixels, except at the top of a page. */
  gap: number;
  /** The lines of an item that does not fit on one page together with the headings before it; empty for the others. */
  lines: readonly LaidOutLine[];
}

/** A part of an item: its lines from `from` up to, not including, `to`. */
export interface ItemPiece {
  item: number;
  from: number;
  to: number;
}

/** An item to be broken begins on the current page only if this share of it is free. */
const MIN_FREE_TO_BREAK_ITEM = 1 / 3;

const heightOfLines = (lines: readonly LaidOutLine[], from: number, to: number): number =>
  (lines[to - 1]?.bottom ?? 0) - (lines[from]?.top ?? 0);

/**
 * The index after the last line that fits a height, counted from the line `from`, and after which a page may end; `from` where
 * there is none.
 */
function endOfFittingLines(lines: readonly LaidOutLine[], from: number, maxHeight: number): number {
  let end = from;
  for (let to = from + 1; to <= lines.length && heightOfLines(lines, from, to) <= maxHeight; to++)
    if (to === lines.length || lines[to]?.mayBegin) end = to;
  return end;
}

/**
 * @param pageHeight in pixels
 * @returns the pieces of each page
 */
export function fillPages(items: readonly MeasuredItem[], pageHeight: number): ItemPiece[][] {
  const pages: ItemPiece[][] = [[]];
  let used = 0;
  const turn = (): void => {
    if (pages.at(-1)?.length === 0) return;
    pages.push([]);
    used = 0;
  };
  const put = (piece: ItemPiece, length: number, gap: number): void => {
    used += (pages.at(-1)?.length ? gap : 0) + length;
    pages.at(-1)?.push(piece);
  };
  const gapBefore = (gap: number): number => (used > 0 ? gap : 0);

  /**
   * The height that must be free on a page for an item to begin there. Items taller than a page may be broken. So may an item
   * that fits on a page but not below its headings, once these are placed (`isLed`): else they would stand alone on their
   * page.
   */
  const needed = (index: number, isLed: boolean): number => {
    const item = items[index];
    if (!item) return 0;
    const isBroken = item.height > pageHeight || (isLed && item.lines.length > 0);
    const own = isBroken ? pageHeight * MIN_FREE_TO_BREAK_ITEM : item.height;
    const next = items[index + 1];
    return item.leads && next ? own + next.gap + needed(index + 1, isLed) : own;
  };

  const breakUp = (index: number, { lines, gap }: MeasuredItem): void => {
    let from = 0;
    while (from < lines.length) {
      const end = endOfFittingLines(lines, from, pageHeight - used - gapBefore(gap));
      if (end === from && used > 0) {
        turn();
        continue;
      }
      // Where no allowed break fits, the item is broken after any line.
      const to = end > from ? end : from + 1;
      put({ item: index, from, to }, heightOfLines(lines, from, to), gap);
      from = to;
      if (from < lines.length) turn();
    }
  };

  items.forEach((item, index) => {
    const need = Math.min(needed(index, items[index - 1]?.leads ?? false), pageHeight);
    if (used + gapBefore(item.gap) + need > pageHeight) turn();
    if (item.lines.length === 0) put({ item: index, from: 0, to: item.lines.length }, item.height, item.gap);
    else breakUp(index, item);
  });
  return pages;
}
