import { expect, test } from '@playwright/test';

test('the contents of a long page lead to its parts', async ({ page }) => {
  await page.goto('/context-behind-dua/etiquettes');
  await page.getByText('Contents').click();
  const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  await expect(links).toHaveCount(23);
  await links.last().click();
  await expect(page.locator('.part').last()).toBeInViewport();
});
