import { expect, test } from '@playwright/test';

const COLORS = { light: 'rgb(247, 246, 241)', dark: 'rgb(12, 21, 19)', night: 'rgb(29, 20, 12)' } as const;

test('light is the default, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveCSS('background-color', COLORS.light);
});

test('on a wide screen a toast stands in the middle', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Dark Mode' }).click();
  const toast = page.locator('.toast');
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 640)).toBeLessThan(10);
});

test('the choice is kept under the key theme and is there before the first paint', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Night Mode' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('night');
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/prayer');
  await expect(page.locator('html')).toHaveCSS('background-color', COLORS.night);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#1d140c');
});

test('another tab follows', async ({ context }) => {
  const first = await context.newPage();
  const second = await context.newPage();
  await first.goto('/settings');
  await second.goto('/settings');
  await expect(second.locator('html')).toHaveAttribute('data-ready', '');
  await first.getByRole('button', { name: 'Night Mode' }).click();
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'night');
});
