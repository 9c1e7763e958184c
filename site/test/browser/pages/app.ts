/** What most browser tests do first: open a page and wait for the app. */
import { expect, type Page } from '@playwright/test';

/** Waits until the app has hydrated the page. */
export const waitUntilReady = (page: Page): Promise<void> => expect(page.locator('html')).toHaveAttribute('data-ready', '');

/** Opens an address and waits for the app. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilReady(page);
}
