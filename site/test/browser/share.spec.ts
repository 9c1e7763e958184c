/** Messages, and that the app shares by the browser's own means. What each answer of a device leads to is `site/test/components/share-app.test.tsx`. */
import { expect, test } from '@playwright/test';

test('copies the address of the page', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Share this app' }).click();
  await expect(page.getByText('Link copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/`);
});

test('toasts are announced, at most three are visible, each goes after four seconds', async ({ page }) => {
  await page.goto('/settings');
  for (let press = 0; press < 5; press++) await page.locator('.setting button').first().click();
  await expect(page.locator('[aria-live]').filter({ has: page.locator('[data-sonner-toast]') })).toHaveCount(1);
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 15_000 });
});
