/**
 * Measures items in the document: their heights, and the lines of those that do not fit on one page with the headings before
 * them.
 */
import * as messages from '../../../../packages/core/messages/cards.ts';
import { NAME_PLACEHOLDER } from '../../../../packages/core/name-placeholder.ts';
import { type BookletBlock, type BookletBlockGroup, staysWithNext, wordsOf } from './blocks.ts';
import type { LaidOutLine, MeasuredItem } from './fill-pages.ts';
import { BROKEN_ITEM_CLASS } from './item-view.tsx';
import { firstWordsOfLines, type LetterTopsOfWord } from './first-words-of-lines.ts';

const NAME_SLOT_TEXT = messages.name;

/** Vertical positions of a block's words, in pixels from the top of the window. */
function wordTops(element: Element, block: BookletBlock): LetterTopsOfWord[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let node = walker.nextNode();
  let before = 0;
  const topAt = (offset: number): number => {
    while (node && offset >= before + (node.nodeValue ?? '').length) {
      before += (node.nodeValue ?? '').length;
      node = walker.nextNode();
    }
    if (node) {
      range.setStart(node, offset - before);
      range.setEnd(node, offset - before + 1);
    }
    return range.getBoundingClientRect().top;
  };
  let offset = 0;
  return wordsOf(block).map((word) => {
    const shown = word.replaceAll(NAME_PLACEHOLDER, NAME_SLOT_TEXT);
    const tops = { first: topAt(offset), last: topAt(offset + shown.trimEnd().length - 1) };
    offset += shown.length;
    return tops;
  });
}

function measureLines(element: Element, { blocks }: BookletBlockGroup): LaidOutLine[] {
  const { top } = element.getBoundingClientRect();
  return [...element.children].flatMap((child, index) => {
    const block = blocks[index];
    if (!block) return [];
    const place = child.getBoundingClientRect();
    const starts = firstWordsOfLines(wordTops(child, block), Number.parseFloat(getComputedStyle(child).lineHeight));
    const height = place.height / starts.length;
    const previous = blocks[index - 1];
    return starts.map(({ word, isWithinWord }, line) => ({
      block: index,
      word,
      top: place.top - top + line * height,
      bottom: place.top - top + (line + 1) * height,
      // Neither the first nor the last line of a paragraph stands alone on a page, and no word is split.
      mayBegin:
        line === 0
          ? previous !== undefined && !staysWithNext(previous.kind) && block.kind !== 'source'
          : line > 1 && line < starts.length - 1 && !isWithinWord,
    }));
  });
}

/**
 * @param elements of the items, each with an element for each of its blocks
 * @param page height of a page and gap between two items, in pixels
 */
export const measureItems = (
  elements: readonly Element[],
  items: readonly BookletBlockGroup[],
  page: { height: number; gap: number },
): MeasuredItem[] => {
  let headings = 0;
  return items.map((item, index) => {
    const element = elements[index];
    if (!element) throw new Error(`item ${item.key} is not laid out`);
    const heightNow = (): number => element.getBoundingClientRect().height;
    element.classList.remove(BROKEN_ITEM_CLASS);
    const isBroken = headings + heightNow() > page.height;
    element.classList.toggle(BROKEN_ITEM_CLASS, isBroken);
    const leads = item.kind === 'heading';
    const height = heightNow();
    headings = leads ? headings + height + page.gap : 0;
    return { leads, height, gap: page.gap, lines: isBroken ? measureLines(element, item) : [] };
  });
};
