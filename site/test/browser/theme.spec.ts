import { expect, test } from '@playwright/test';
import { THEME_COLORS, type Theme } from '../../src/platform/theme/theme.ts';

/** The background colour of a theme, as the browser computes it. */
const groundOf = (theme: Theme): string =>
  `rgb(${(THEME_COLORS[theme].match(/[0-9a-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16)).join(', ')})`;

test('light is the default, whatever the system prefers; a choice is kept under the key theme and is there before the first paint', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/settings');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveCSS('background-color', groundOf('light'));
  await page.getByRole('button', { name: 'Night Mode' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('night');
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/prayer');
  await expect(page.locator('html')).toHaveCSS('background-color', groundOf('night'));
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', THEME_COLORS.night);
});
