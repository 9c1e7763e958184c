/** Walks from a menu into every entry and back, by pressing the page's own links. */
import type { Page } from '@playwright/test';

/**
 * Presses each entry of the open menu, then the way back. All of it runs inside the page, so that 600 presses take seconds.
 * @param paths addresses of the entries
 * @returns what went otherwise than the addresses say; nothing where all is well
 */
export const walkEntries = (page: Page, paths: readonly string[]): Promise<string[]> =>
  page.evaluate(async (entries) => {
    const PATIENCE_MS = 10_000;
    const menu = window.location.pathname;
    const heading = (): string => document.querySelector('h1')?.textContent ?? '';
    const title = heading();
    const found: string[] = [];

    const until = async (what: string, holds: () => boolean): Promise<void> => {
      const end = performance.now() + PATIENCE_MS;
      while (!holds()) {
        if (performance.now() > end) throw new Error(`${what}: still at ${window.location.pathname} with the title ${document.title}`);
        await new Promise((resolve) => {
          setTimeout(resolve, 5);
        });
      }
    };
    const press = (selector: string): void => {
      const link = document.querySelector<HTMLElement>(selector);
      if (!link) throw new Error(`${window.location.pathname} has no ${selector}`);
      link.click();
    };

    for (const path of entries) {
      try {
        press(`main a[href="${path}"]`);
        await until(path, () => window.location.pathname === path && heading() !== title && document.title.startsWith(heading()));
        if (document.activeElement !== document.querySelector('h1')) found.push(`${path}: the heading has not taken the focus`);
        press('a[aria-label^="Back to"]');
        await until(`back from ${path}`, () => window.location.pathname === menu && heading() === title);
      } catch (error) {
        return [...found, String(error)];
      }
    }
    return found;
  }, paths);
