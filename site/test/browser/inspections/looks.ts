/** How text looks in a theme, so that the contrast of each look is tested on one page only. */
import type { Page } from '@playwright/test';

/** The attribute of text that is still to be tested. */
export const STILL_TO_TEST_ATTRIBUTE = 'data-untried';

/**
 * Marks the first text of each look that is not known yet: colour, size, whether it is a control's, and the background.
 * @param controls selector of elements with a limit of their own
 * @param within selector of the part of the page that is tested
 * @returns the looks that are marked now; none where nothing is new
 */
export const markNewLooks = (page: Page, known: readonly string[], controls: string, within = 'body'): Promise<string[]> =>
  page.evaluate(
    ({ tried, controlled, mark, part }) => {
      const grounds = new Map<Element, string>();
      const groundOf = (element: Element | null): string => {
        if (!element) return '';
        const before = grounds.get(element);
        if (before !== undefined) return before;
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
        const ground = `${backgroundColor} ${backgroundImage} ${opacity} < ${groundOf(element.parentElement)}`;
        grounds.set(element, ground);
        return ground;
      };
      const lookOf = (element: Element): string => {
        const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
        return [color, fontSize, fontWeight, textShadow, element.closest(controlled) !== null, groundOf(element)].join(' ');
      };
      const isSeen = (element: Element): boolean => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      };
      const hasText = (element: Element): boolean =>
        element.matches('input, textarea, select') ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

      const isKnown = new Set(tried);
      const looks: string[] = [];
      for (const element of document.querySelectorAll(`:is(${part}), :is(${part}) *`)) {
        const look = hasText(element) && isSeen(element) ? lookOf(element) : undefined;
        const isNew = look !== undefined && !isKnown.has(look);
        element.toggleAttribute(mark, isNew);
        if (!isNew) continue;
        isKnown.add(look);
        looks.push(look);
      }
      return looks;
    },
    { tried: known, controlled: controls, mark: STILL_TO_TEST_ATTRIBUTE, part: within },
  );
