import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Item } from './blocks.ts';
import { fillPages } from './fill-pages.ts';
import type { Start } from './item-view.tsx';
import { measureItems } from './measure.ts';

/** A part of an item on a page of the booklet; `from` and `to` are absent where it is whole. */
interface LeafPiece {
  item: Item;
  /** Whether it is higher than a page. */
  broken: boolean;
  from?: Start | undefined;
  to?: Start | undefined;
}

export type Leaf = LeafPiece[];

/** What is laid out, in one object: another one is laid out anew. */
export interface Job {
  items: readonly Item[];
  paper: string;
}

/** Less than a page has: a printer's lengths are not those of a screen to the last pixel. */
const SPARE_PIXELS = 3;

function leavesOf({ items }: Job, body: Element): Leaf[] {
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

interface Leaves {
  /** For the element in which the items are laid out below one another; it is wanted until they have their pages. */
  body: RefObject<HTMLDivElement | null>;
  /** Undefined until then. */
  leaves: Leaf[] | undefined;
}

/** Puts items on pages, once the fonts are there that they are laid out with. */
export function useLeaves(job: Job): Leaves {
  const body = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState<{ job: Job; leaves: Leaf[] }>();
  useEffect(() => {
    let current = true;
    // Layout asks for the fonts of the texts; they are waited for after it.
    void body.current?.getBoundingClientRect();
    const make = async (): Promise<void> => {
      await document.fonts.ready;
      if (current && body.current) setMade({ job, leaves: leavesOf(job, body.current) });
    };
    void make();
    return () => {
      current = false;
    };
  }, [job]);
  return { body, leaves: made && made.job === job ? made.leaves : undefined };
}
