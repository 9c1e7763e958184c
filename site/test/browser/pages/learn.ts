/** Steps of learning by heart. */
import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './app.ts';

export const gaps = (page: Page): Locator => page.getByRole('button', { name: /^hidden word/ });

/** Chooses "Learn by heart" under "More" of a page's first card, which leads to practising it. */
export async function learnFirstCard(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.locator('.card').first().getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Learn by heart' }).click();
  await expect(page.getByRole('article', { name: /^Dua 1 of 1/ })).toBeFocused();
}
