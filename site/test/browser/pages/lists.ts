/** The reader's own lists. */
import { expect, type Page } from '@playwright/test';
import { open } from './app.ts';

/** Makes a list of the eight duas of `prayer/after-salam`. @param at address of the screen of lists */
export async function makeList(page: Page, at = '/lists'): Promise<void> {
  await open(page, at);
  await page.getByRole('button', { name: 'New list' }).click();
  await page.getByLabel('Name').fill('After prayer');
  await page.getByLabel('Begin with').selectOption('prayer/after-salam');
  await page.getByRole('button', { name: 'Create the list' }).click();
  await expect(page.locator('.lists-item')).toHaveCount(8);
}
