/** Reminders, and the panel of those that follow prayer, where only a browser tells: contrast, room, the position of the device, and the download. */
import { expect, test } from '@playwright/test';
import { open } from './pages/app.ts';
import { accessibilityFindings } from './routes/axe.ts';

const OPEN = 'Choose place and reminders';

test('axe finds nothing, in any theme: with a reminder switched off, with a place and without', async ({ page }) => {
  await open(page, '/reminders');
  await page.getByRole('checkbox', { name: 'Evening' }).uncheck();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: OPEN }).click();
  await page.getByRole('searchbox', { name: 'City' }).fill('lon');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'London, United Kingdom' }).click();
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('the position of the device is allowed by the headers, and nothing overflows a small phone', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -6.2, longitude: 106.8 });
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '/reminders');
  await page.getByRole('button', { name: OPEN }).click();
  await page.getByRole('button', { name: 'Use my position' }).click();
  await expect(page.getByText('My position', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Method' })).toHaveValue('indonesia');
  const overflow = await page.locator('.prayer-panel').evaluate((panel) => panel.scrollWidth - panel.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Get the calendar file' }).last().click();
  expect((await downloading).suggestedFilename()).toBe('misbaha-prayer-reminders.ics');
});
