import type { Page } from '@playwright/test';

/** Families of the faces that a page has fetched so far and can set text with. */
export const loadedFamilies = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''));
  });
