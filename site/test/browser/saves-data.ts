import type { Page } from '@playwright/test';

/**
 * The reader's browser asks to save data: the app prefetches nothing, so that tests can delay or drop what it then
 * needs.
 */
export const emulateSaveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
