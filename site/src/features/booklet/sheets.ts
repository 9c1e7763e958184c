/** Paper formats of a booklet, and the imposition of its pages on sheets. */

export const BOOKLET_FORMATS = ['folded', 'a5', 'a6'] as const;
export type BookletFormat = (typeof BOOKLET_FORMATS)[number];

export interface SheetSide {
  /**
   * Page numbers in reading direction, counted from 1; 0 is an empty page. In a right-to-left language the booklet is bound
   * on the right.
   */
  pages: number[];
}

/**
 * Sides in printing order. Folded sheets have two pages a side, arranged so that the stack, printed on both sides and
 * folded in the middle, is a booklet with its pages in order; a single page has no back. Other papers have one page a side.
 * @param pageCount number of pages
 */
export function sheetSides(paper: BookletFormat, pageCount: number): SheetSide[] {
  if (paper !== 'folded') return Array.from({ length: pageCount }, (_, index) => ({ pages: [index + 1] }));
  if (pageCount === 1) return [{ pages: [0, 1] }];
  const sheets = Math.ceil(pageCount / 4);
  const last = sheets * 4;
  const orEmpty = (page: number): number => (page > pageCount ? 0 : page);
  return Array.from({ length: sheets }, (_, sheet) => {
    const outer = 2 * sheet + 1;
    return [{ pages: [last + 1 - outer, outer].map(orEmpty) }, { pages: [outer + 1, last - outer].map(orEmpty) }];
  }).flat();
}
