/** Where a tooltip stands. When one comes, and for whom, is `site/test/components/tooltips.test.tsx`. */
import { expect, test } from '@playwright/test';

test('a tooltip stands beside its button, and above the side menu that it is in', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const close = page.getByRole('button', { name: 'Close menu' });
  await expect(close).toBeVisible();
  // While the menu slides in, Playwright scrolls it to reach the button, and scrolling closes tooltips.
  await page.getByRole('dialog').evaluate((menu) => Promise.all(menu.getAnimations().map(({ finished }) => finished)).then(() => true));
  await close.hover();
  const tip = page.locator('.tooltip');
  await expect(tip).toHaveText('Close menu');
  // It lets presses through, so what is on top is asked for with that set aside.
  const onTop = await tip.evaluate((element) => {
    element.style.pointerEvents = 'auto';
    // A modal dialog makes everything outside it inert, which hit-testing passes over.
    const dialog = document.querySelector('dialog');
    const { left, top, width, height } = element.getBoundingClientRect();
    const inDialog = dialog?.contains(element) ?? false;
    return { inTopLayer: element.matches(':popover-open') || inDialog, width, height, visible: left >= 0 && top >= 0 };
  });
  expect(onTop.inTopLayer).toBe(true);
  expect(onTop.width).toBeGreaterThan(40);
  expect(onTop.visible).toBe(true);
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);

  await page.goto('/prayer/ablution');
  const button = page.getByRole('button', { name: 'Reading settings' });
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await button.hover();
  await expect(tip).toBeVisible();
  const [at, own] = [await button.boundingBox(), await tip.boundingBox()];
  expect(own?.y).toBeGreaterThanOrEqual((at?.y ?? 0) + (at?.height ?? 0));
  expect((own?.y ?? 0) - (at?.y ?? 0) - (at?.height ?? 0)).toBeLessThan(12);
  expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThanOrEqual(390);
});
