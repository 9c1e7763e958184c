import type { Page } from '@playwright/test';

/** The reader of a page saves data: nothing is fetched before it is asked for, so that it can be late or missing when it is. */
export const savesData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
