/** Elements of the view that shows a page's duas one at a time. */
import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './app.ts';

export const countButton = (page: Page): Locator => page.locator('.one').getByRole('button', { name: /count one$/ });
export const progress = (page: Page): Locator => page.locator('.one-progress output');
export const opener = (page: Page): Locator => page.getByRole('button', { name: /^One at a time$|^Resume at/ });

export async function openOneAtATime(page: Page, address: string): Promise<void> {
  await open(page, address);
  await opener(page).click();
  // The title gets the focus only once the app listens to keys.
  await expect(page.locator('.one h1')).toBeFocused();
}
