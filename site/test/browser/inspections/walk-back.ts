/** Opens every entry of a menu and goes back, and checks each time that the menu is as it was left. */
import type { Page } from '@playwright/test';

/**
 * Opens each entry by its row, or by the side menu where the page has no row for it, and goes back in turn by the
 * page's back button, by the device's back and, where the page has it, by Backspace. All runs inside the page, so that
 * 300 visits take seconds.
 * @param paths addresses of the entries
 * @returns what differed after going back; an empty list where nothing did
 */
export const differencesAfterWalkingBack = (page: Page, paths: readonly string[]): Promise<string[]> =>
  page.evaluate(async (entries) => {
    const PATIENCE_MS = 20_000;
    const menu = window.location.pathname;
    const heading = (): string => document.querySelector('h1')?.textContent ?? '';
    const title = heading();

    const until = async (what: string, holds: () => boolean): Promise<void> => {
      const end = performance.now() + PATIENCE_MS;
      while (!holds()) {
        if (performance.now() > end) {
          const { activeElement } = document;
          throw new Error(`${what}: at ${window.location.pathname}, ${window.scrollY} px, on ${activeElement?.outerHTML.slice(0, 80)}`);
        }
        await new Promise((resolve) => {
          setTimeout(resolve, 5);
        });
      }
    };
    const press = (selector: string): void => {
      const element = document.querySelector<HTMLElement>(selector);
      if (!element) throw new Error(`${window.location.pathname} has no ${selector}`);
      element.click();
    };
    const ways = [
      async () => press('a[aria-label^="Back to"]'),
      async () => window.history.back(),
      // Repeated until the page, which has just appeared, listens to keys.
      () =>
        until(
          'Backspace',
          () => !document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true, cancelable: true })),
        ),
    ];
    const hasBackspace = menu === '/prayer';

    const found: string[] = [];
    for (const [index, path] of entries.entries()) {
      try {
        // Lines move when fonts load, and the scroll position is restored only then.
        await document.fonts.ready;
        const row = document.querySelector<HTMLElement>(`main a[href="${path}"], header a[href="${path}"]`);
        if (row) row.scrollIntoView({ block: 'center', behavior: 'instant' });
        else {
          // Somewhere down the page, as a reader would be.
          window.scrollTo({ top: 10 * (index + 1), behavior: 'instant' });
          press('button[aria-label="Open menu"]');
          await until(`the side menu for ${path}`, () => document.querySelector(`dialog a[href="${path}"]`) !== null);
        }
        const { scrollY: scroll } = window;
        const { length } = window.history;
        press(row ? `main a[href="${path}"], header a[href="${path}"]` : `dialog a[href="${path}"]`);
        await until(path, () => window.location.pathname === path && heading() !== '' && heading() !== title);
        const opened = window.history.length;
        await ways[index % (hasBackspace ? 3 : 2)]?.();
        await until(
          `back from ${path}, left at ${scroll} px`,
          () =>
            window.location.pathname === menu &&
            heading() === title &&
            Math.abs(window.scrollY - scroll) < 1 &&
            document.activeElement ===
              (row ? document.querySelector(`main a[href="${path}"], header a[href="${path}"]`) : document.querySelector('h1')),
        );
        if (window.history.length !== opened || opened - length > 1) found.push(`${path}: the way back has added to the history`);
      } catch (error) {
        return [...found, String(error)];
      }
    }
    return found;
  }, paths);
