/** The picture of a card that a reader can share. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the picture of a card by "More". @param card its place on the page, from 0 @returns the dialog with the picture drawn */
export async function openPicture(page: Page, address: string, card: number): Promise<Locator> {
  await page.goto(address);
  await page.getByRole('article').nth(card).getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Share as a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share as a picture' });
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  return dialog;
}
