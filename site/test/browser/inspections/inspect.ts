/** Checks of an open page. Each runs inside the page and returns findings, or an empty list. */
import type { Page } from '@playwright/test';

/**
 * Elements that are cut off or stick out sideways. The document's own scroll width does not show Arabic that sticks out
 * on the left, so every element is measured.
 */
export const overflowFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TOLERANCE_PX = 1;
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    const name = (element: Element): string =>
      `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${element.textContent.trim().slice(0, 40)}`;
    const isScrolledApart = (element: Element): boolean => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible' || getComputedStyle(box).position === 'fixed') return true;
      }
      return false;
    };
    if (document.documentElement.scrollWidth > width) found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('svg') && element.localName !== 'svg') continue;
      const { left, right } = element.getBoundingClientRect();
      if ((left < -TOLERANCE_PX || right > width + TOLERANCE_PX) && !isScrolledApart(element)) found.push(`sticks out: ${name(element)}`);
    }
    for (const element of document.querySelectorAll('.arabic, .transliteration, .translation, h1, h2'))
      if (element.scrollWidth > element.clientWidth + TOLERANCE_PX) found.push(`too narrow for its text: ${name(element)}`);
    return found;
  });

/** Arabic words that begin in one line and end in another, or end outside the window. */
export const wrappedOrCutArabicWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const torn: string[] = [];
    const range = document.createRange();
    for (const element of document.querySelectorAll('[lang="ar"]')) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const { left, right, width, height } = range.getBoundingClientRect();
          if (width > 1 && (left < 0 || right > document.documentElement.clientWidth)) torn.push(`outside: ${word}`);
          // The boxes of a word on one line may differ a little in height. A range much higher than one of them wraps.
          if ([...range.getClientRects()].some((part) => part.height > 0 && height > 1.8 * part.height)) torn.push(word);
        }
      }
    }
    return torn;
  });

/** Arabic that the style sheet does not set from right to left. `site/test/static` checks its `dir`. */
export const directionFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[lang="ar"]')]
      .filter((element) => getComputedStyle(element).direction !== 'rtl')
      .map((element) => `Arabic from left to right: ${element.textContent.slice(0, 40)}`),
  );
