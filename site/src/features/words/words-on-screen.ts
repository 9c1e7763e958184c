/** Finds the words of an Arabic text on the screen, without adding elements to the text. */

export interface WordRangeAndArea {
  /** The word itself in the document. */
  range: Range;
  /** The area of the word; in the view word by word, with what stands under it. */
  place: Range | Element;
}

/** Half of the blank between two words, where a press still counts for a word. */
const TOUCH_MARGIN_PX = 4;

function rangeOfContents(node: Node): Range {
  const range = new Range();
  range.selectNodeContents(node);
  return range;
}

/** @param paragraph the element of one text, plain or word by word @returns its words in reading order, over all lines */
export function locateWords(paragraph: Element): WordRangeAndArea[] {
  const words = [...paragraph.querySelectorAll('.word')];
  if (words.length > 0) return words.map((word) => ({ range: rangeOfContents(word.firstChild ?? word), place: word }));
  const texts: { node: Text; start: number }[] = [];
  let whole = '';
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    texts.push({ node, start: whole.length });
    whole += node.data;
  }
  // Blanks within a word are no-break spaces.
  return [...whole.matchAll(/[^ \n]+/g)].map(({ 0: word, index }) => {
    const range = new Range();
    const first = texts.findLast(({ start }) => start <= index);
    const last = texts.findLast(({ start }) => start < index + word.length);
    if (first) range.setStart(first.node, index - first.start);
    if (last) range.setEnd(last.node, index + word.length - last.start);
    return { range, place: range };
  });
}

/**
 * The index of the word at a point of the viewport; -1 where there is none. A word reaches over the height of its line.
 * @param lineHeight of the text, in pixels
 */
export function wordIndexAt(words: readonly WordRangeAndArea[], x: number, y: number, lineHeight: number): number {
  return words.findIndex(({ place }) =>
    [...place.getClientRects()].some(({ left, right, top, bottom }) => {
      const above = place instanceof Element ? 0 : Math.max(0, (lineHeight - (bottom - top)) / 2);
      return x >= left - TOUCH_MARGIN_PX && x <= right + TOUCH_MARGIN_PX && y >= top - above && y <= bottom + above;
    }),
  );
}
