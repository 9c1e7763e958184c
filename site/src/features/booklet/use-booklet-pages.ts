import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Item } from './blocks.ts';
import { fillPages } from './fill-pages.ts';
import type { Start } from './item-view.tsx';
import { measureItems } from './measure.ts';

/** A part of an item on a page of the booklet; `from` and `to` are absent where it is whole. */
interface PagePiece {
  item: Item;
  /** Whether it is higher than a page. */
  broken: boolean;
  from?: Start | undefined;
  to?: Start | undefined;
}

export type BookletPage = PagePiece[];

/** The input of the layout in one object: a new object starts a new layout. */
export interface LayoutInput {
  items: readonly Item[];
  paper: string;
}

/** Less than a page has: a printer's lengths are not those of a screen to the last pixel. */
const SPARE_PIXELS = 3;

function bookletPagesOf({ items }: LayoutInput, body: Element): BookletPage[] {
  const page = {
    height: body.parentElement?.querySelector('.leaf-room')?.clientHeight ?? 0,
    gap: Number.parseFloat(getComputedStyle(body).rowGap),
  };
  const height = page.height - SPARE_PIXELS;
  const measured = measureItems([...body.children], items, { ...page, height });
  return fillPages(measured, height).map((pieces) =>
    pieces.flatMap(({ item: index, from, to }) => {
      const item = items[index];
      const lines = measured[index]?.lines ?? [];
      return item ? [{ item, broken: lines.length > 0, from: from > 0 ? lines[from] : undefined, to: lines[to] }] : [];
    }),
  );
}

interface BookletPages {
  /** For the element in which the items are laid out below one another; it is wanted until they have their pages. */
  body: RefObject<HTMLDivElement | null>;
  /** Undefined until then. */
  bookletPages: BookletPage[] | undefined;
}

/** Puts items on pages, once the fonts are there that they are laid out with. */
export function useBookletPages(input: LayoutInput): BookletPages {
  const body = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState<{ input: LayoutInput; bookletPages: BookletPage[] }>();
  useEffect(() => {
    let current = true;
    // Layout asks for the fonts of the texts; they are waited for after it.
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
