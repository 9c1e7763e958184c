import { expect, test } from '@playwright/test';

test('the page says which theme is on, before and after a change', async ({ page }) => {
  await page.goto('/settings');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const now = page.getByText(/^Now: /);
  await expect(now).toHaveText('Now: Light');
  await page.getByRole('button', { name: 'Dark Mode' }).click();
  await expect(now).toHaveText('Now: Dark');
  await page.getByRole('button', { name: 'Night Mode' }).click();
  await expect(now).toHaveText('Now: Night');
  await page.reload();
  await expect(now).toHaveText('Now: Night');
});

test('the reading settings can be opened here too, and what is chosen holds on every page', async ({ page }) => {
  await page.goto('/settings');
  const region = page.getByRole('region', { name: 'Reading settings' });
  await region.getByRole('button', { name: 'Reading settings' }).click();
  const panel = page.getByRole('dialog', { name: 'Reading settings' });
  await panel.getByRole('radio', { name: 'Hidden' }).check();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.goto('/travel/travel-dua');
  await expect(page.locator('.transliteration').first()).toBeHidden();
});
