import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BookletBlockGroup } from './blocks.ts';
import { fillPages } from './fill-pages.ts';
import type { WordPosition } from './item-view.tsx';
import { measureItems } from './measure.ts';

/** An item, or a part of one, on a page; `from` and `to` are absent at its own ends. */
interface PlacedItem {
  item: BookletBlockGroup;
  /** Whether it may be broken over pages, as it does not fit on one together with its headings. */
  broken: boolean;
  from?: WordPosition | undefined;
  to?: WordPosition | undefined;
}

export type BookletPage = PlacedItem[];

/** The input of the layout in one object: a new object starts a new layout. */
export interface ItemsAndPaper {
  items: readonly BookletBlockGroup[];
  paper: string;
}

/** Pixels left free on a page: print and screen lengths differ slightly. */
const SPARE_PIXELS_PER_PAGE = 3;

function bookletPagesOf({ items }: ItemsAndPaper, body: Element): BookletPage[] {
  const page = {
    height: body.parentElement?.querySelector('.leaf-room')?.clientHeight ?? 0,
    gap: Number.parseFloat(getComputedStyle(body).rowGap),
  };
  const height = page.height - SPARE_PIXELS_PER_PAGE;
  const measured = measureItems([...body.children], items, { ...page, height });
  return fillPages(measured, height).map((pieces) =>
    pieces.flatMap(({ item: index, from, to }) => {
      const item = items[index];
      const lines = measured[index]?.lines ?? [];
      return item ? [{ item, broken: lines.length > 0, from: from > 0 ? lines[from] : undefined, to: lines[to] }] : [];
    }),
  );
}

interface BookletLayout {
  /** Ref of the element in which the items are laid out to be measured; needed until the pages are made. */
  body: RefObject<HTMLDivElement | null>;
  /** Undefined until the pages are made. */
  bookletPages: BookletPage[] | undefined;
}

/** Distributes items over pages, once their fonts are loaded. */
export function useBookletPages(input: ItemsAndPaper): BookletLayout {
  const body = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState<{ input: ItemsAndPaper; bookletPages: BookletPage[] }>();
  useEffect(() => {
    let current = true;
    // Forces a layout, which requests the fonts that `document.fonts.ready` then waits for.
    void body.current?.getBoundingClientRect();
    const make = async (): Promise<void> => {
      await document.fonts.ready;
      if (current && body.current) setMade({ input, bookletPages: bookletPagesOf(input, body.current) });
    };
    void make();
    return () => {
      current = false;
    };
  }, [input]);
  return { body, bookletPages: made && made.input === input ? made.bookletPages : undefined };
}
