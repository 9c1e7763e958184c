/** How messages come and go. */
import { expect, test } from '@playwright/test';
import { open } from './pages/app.ts';

test('on a wide screen a toast stands in the middle; toasts are announced, at most three are visible, each goes after four seconds', async ({
  page,
}) => {
  const start = new Date('2026-11-21T12:00:00Z');
  await page.clock.install({ time: start });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/settings');
  const toasts = page.locator('[data-sonner-toast]');
  const visibleToasts = page.locator('[data-sonner-toast][data-visible="true"]');
  const toggle = page.locator('.setting button').first();
  // The library loads with the first message.
  await toggle.click();
  await expect(page.locator('section[aria-live]')).toBeAttached();
  const box = await page.locator('.toast').boundingBox();
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 640)).toBeLessThan(10);
  await page.setViewportSize({ width: 390, height: 844 });
  // From here on time passes by `runFor` alone; the first toast goes.
  await page.clock.pauseAt(start.getTime() + 3_600_000);
  await page.clock.runFor(5000);
  await expect(toasts).toHaveCount(0);
  for (let press = 0; press < 5; press++) await toggle.click();
  await page.clock.runFor(1000);
  await expect(page.locator('[aria-live]').filter({ has: toasts })).toHaveCount(1);
  await expect(visibleToasts).toHaveCount(3);
  await page.clock.runFor(2900);
  await expect(visibleToasts).toHaveCount(3);
  // The rest of the four seconds, and the time that a toast takes to fade out.
  await page.clock.runFor(500);
  await expect(toasts).toHaveCount(0);
});
