/** Questions to a page that is open. Each runs inside the page and answers with findings; no finding is an empty list. */
import type { Page } from '@playwright/test';

/**
 * What is cut off or sticks out sideways. The document's own scroll width does not tell of Arabic that runs out on the left,
 * so every element is measured.
 */
export const overflows = (page: Page): Promise<string[]> =>
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

/** Arabic that is not marked as such, and Latin letters inside what is marked as Arabic. */
export const unmarkedArabic = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // The blessing on the Prophet is one sign inside English sentences; a screen reader says it by its name.
    const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text.replaceAll('ﷺ', ''));
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (!text || !parent || parent.closest('script, style, noscript')) continue;
      const marked = parent.closest('[lang]');
      const language = marked?.getAttribute('lang') ?? '';
      const sample = text.slice(0, 40);
      if (isArabic(text)) {
        if (language !== 'ar') found.push(`Arabic in lang="${language}": ${sample}`);
        if (!parent.closest('[dir="rtl"]') || getComputedStyle(parent).direction !== 'rtl')
          found.push(`Arabic from left to right: ${sample}`);
      } else if (language === 'ar' && /\p{Script=Latin}/u.test(text)) found.push(`Latin letters in lang="ar": ${sample}`);
    }
    return found;
  });

/** Runs of transliteration must say that they are Arabic in Latin letters, or a screen reader takes them for English. */
export const unmarkedTransliteration = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.transliteration')]
      .filter((element) => element.closest('[lang]')?.getAttribute('lang') !== 'ar-Latn')
      .map((element) => element.textContent.slice(0, 40)),
  );

/** Ids that stand twice. */
export const repeatedIds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });

/** The Arabic of a page as a reader meets it, in order, with `{name}` for a slot. */
export const arabicShown = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('p.arabic')].map((element) => {
      const copy = element.cloneNode(true) as Element;
      for (const slot of copy.querySelectorAll('.name-slot')) slot.textContent = '{name}';
      return copy.textContent;
    }),
  );
