/**
 * Marks pieces of an element by the CSS Custom Highlight API: nothing is put into the text, so Arabic keeps its shaping.
 * Browsers without it show the Arabic without marks.
 */
import { type RefObject, useLayoutEffect } from 'react';
import type { Excerpt } from './excerpt.ts';

/** The name that `::highlight()` uses in the style sheet. */
const HIGHLIGHT_NAME = 'search-match';

let shared: Highlight | undefined;

function sharedHighlight(): Highlight | undefined {
  if (typeof Highlight === 'undefined' || !('highlights' in CSS)) return undefined;
  if (!shared) {
    shared = new Highlight();
    CSS.highlights.set(HIGHLIGHT_NAME, shared);
  }
  return shared;
}

/** Ranges of the matched pieces in an element whose one text node holds the excerpt. */
function rangesOf(node: Text, { pieces }: Excerpt): Range[] {
  let at = 0;
  return pieces.flatMap(({ text, matched }) => {
    const start = at;
    at += text.length;
    if (!matched || at > node.length) return [];
    const range = new Range();
    range.setStart(node, start);
    range.setEnd(node, at);
    return [range];
  });
}

/** @param element holds the text of the excerpt in one text node */
export function useExcerptHighlight(element: RefObject<HTMLElement | null>, excerpt: Excerpt): void {
  useLayoutEffect(() => {
    const highlight = sharedHighlight();
    const node = element.current?.firstChild;
    if (!highlight || !(node instanceof Text)) return undefined;
    const ranges = rangesOf(node, excerpt);
    for (const range of ranges) highlight.add(range);
    return () => {
      for (const range of ranges) highlight.delete(range);
    };
  }, [element, excerpt]);
}
