/** `j` and `k` by real keys and places. That they go through every kind of list is `site/test/components/keys.test.tsx`. */
import { expect, test } from '@playwright/test';
import { open } from './pages/app.ts';

test('j and k lead through the parts of a page, whatever stands above them, and bring each into the window', async ({ page }) => {
  await open(page, '/context-behind-dua/times');
  const [first, second] = [page.locator('.part').nth(0), page.locator('.part').nth(1)];
  // What stands above, an introduction say, is a card of its own.
  for (let press = 0; press < 6 && !(await first.evaluate((part) => part === document.activeElement)); press++) {
    await page.keyboard.press('j');
    await page.waitForFunction(() => document.activeElement !== document.body);
  }
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await page.keyboard.press('j');
  await expect(second).toBeFocused();
  await expect(second).toBeInViewport();
  await page.keyboard.press('k');
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
});
