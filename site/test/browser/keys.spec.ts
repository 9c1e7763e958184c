/** `j` and `k` with real keys and a real layout. `site/test/components/keys.test.tsx` tests them on every kind of list. */
import { expect, test } from '@playwright/test';
import { open } from './pages/app.ts';

test('j and k lead through the parts of a page, whatever stands above them, and bring each into the window', async ({ page }) => {
  await open(page, '/context-behind-dua/times');
  const [first, second] = [page.locator('.part').nth(0), page.locator('.part').nth(1)];
  // Whatever stands above the parts, such as an introduction, is a stop of its own: several presses may be needed.
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
