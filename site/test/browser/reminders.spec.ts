/**
 * Reminders, and the panel of those that follow prayer, as far as only a browser can test them: contrast, space, the position of
 * the device, and the download.
 */
import { expect, test } from '@playwright/test';
import { open } from './pages/app.ts';
import { accessibilityFindings } from './inspections/axe.ts';

const OPEN = 'Choose place and reminders';

test('axe finds nothing, in any theme; the headers allow the position of the device, the panel fits a small phone, and its file is downloaded', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -6.2, longitude: 106.8 });
  await open(page, '/reminders');
  await test.step('axe: with a reminder switched off, without a place and with one', async () => {
    await page.getByRole('checkbox', { name: 'Evening' }).uncheck();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: OPEN }).click();
    await page.getByRole('searchbox', { name: 'City' }).fill('lon');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'London, United Kingdom' }).click();
    expect(await accessibilityFindings(page)).toEqual([]);
  });
  await test.step('the position of the device', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.getByRole('button', { name: 'Choose another place' }).click();
    await page.getByRole('button', { name: 'Use my position' }).click();
    await expect(page.getByText('My position', { exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Method' })).toHaveValue('indonesia');
    const overflow = await page.locator('.prayer-panel').evaluate((panel) => panel.scrollWidth - panel.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
  await test.step('the calendar file', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Get the calendar file' }).last().click();
    expect((await downloading).suggestedFilename()).toBe('misbaha-prayer-reminders.ics');
  });
});
