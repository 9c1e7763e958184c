import type { Page } from '@playwright/test';

/** Families of the font faces that a page has loaded so far. */
export const loadedFamilies = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''));
  });
