/** The words of an Arabic text as they stand on the screen, found without putting anything into the text. */

export interface WordOnScreen {
  /** The word itself. */
  range: Range;
  /** What belongs to it on the screen: in the view word by word, what stands under it too. */
  place: Range | Element;
}

/** Half a blank between two words; a finger may land there. */
const BESIDE_PX = 4;

function rangeOf(node: Node): Range {
  const range = new Range();
  range.selectNodeContents(node);
  return range;
}

/** @param paragraph the element of one text, plain or word by word @returns its words in reading order, over all lines */
export function wordsOnScreen(paragraph: Element): WordOnScreen[] {
  const words = [...paragraph.querySelectorAll('.word')];
  if (words.length > 0) return words.map((word) => ({ range: rangeOf(word.firstChild ?? word), place: word }));
  const texts: { node: Text; start: number }[] = [];
  let whole = '';
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    texts.push({ node, start: whole.length });
    whole += node.data;
  }
  // A blank within a word is never a plain one.
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
 * The place of the word at a point of the window, or -1 where there is none. A word has its line from top to bottom.
 * @param lineHeight of the text, in pixels
 */
export function wordAt(words: readonly WordOnScreen[], x: number, y: number, lineHeight: number): number {
  return words.findIndex(({ place }) =>
    [...place.getClientRects()].some(({ left, right, top, bottom }) => {
      const above = place instanceof Element ? 0 : Math.max(0, (lineHeight - (bottom - top)) / 2);
      return x >= left - BESIDE_PX && x <= right + BESIDE_PX && y >= top - above && y <= bottom + above;
    }),
  );
}
