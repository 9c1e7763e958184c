/** Reminders: times are chosen and kept, and the calendar file holds them. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import ICAL from 'ical.js';
import { copyIsThere } from './offline-copy.ts';
import { accessibilityFindings } from './routes/axe.ts';
import { Site } from './site.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Get the calendar file' });

/** What a calendar reads in the file that the page gives: the time of each reminder. */
async function downloaded(page: Page): Promise<Record<string, string>> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page).click()]);
  expect(file.suggestedFilename()).toBe('misbaha-reminders.ics');
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await file.path(), 'utf8')) as unknown[]);
  return Object.fromEntries(
    calendar.getAllSubcomponents('vevent').map((component) => {
      const { uid, startDate } = new ICAL.Event(component);
      return [uid.split('@')[0], startDate.toString().slice(11)];
    }),
  );
}

test('from Settings: times are chosen, kept, and in the file; and back', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Choose the times' }).click();
  await expect(page.locator('h1')).toHaveText('Reminders');
  await page.getByLabel('Time, Morning').fill('05:10');
  await page.getByRole('checkbox', { name: 'Evening' }).uncheck();
  await expect(page.getByLabel('Time, Evening')).toBeDisabled();
  expect(await downloaded(page)).toEqual({ 'morning-remembrance': '05:10:00', 'sleep-remembrance': '22:00:00' });
  await expect(page.getByText('Saved as misbaha-reminders.ics')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Time, Morning')).toHaveValue('05:10');
  await expect(page.getByRole('checkbox', { name: 'Evening' })).not.toBeChecked();
  await page.getByLabel('Time, Morning').fill('');
  await page.getByRole('checkbox', { name: 'Before sleep' }).uncheck();
  await expect(page.getByLabel('Time, Morning')).toHaveValue('05:10');
  expect(await downloaded(page)).toEqual({ 'morning-remembrance': '05:10:00' });
  await page.getByRole('checkbox', { name: 'Morning' }).uncheck();
  await expect(button(page)).toBeDisabled();

  await page.getByRole('link', { name: 'Back to Settings' }).click();
  await expect(page).toHaveURL('/settings');
});

test('axe finds nothing, in any theme', async ({ page }) => {
  await page.goto('/reminders');
  await page.getByRole('checkbox', { name: 'Evening' }).uncheck();
  expect(await accessibilityFindings(page)).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the file is made after one visit to another page', async ({ context }) => {
    const site = new Site();
    await site.start();
    const page = await context.newPage();
    await page.goto(`${site.origin}/contact`);
    await copyIsThere(page);
    await site.stop();
    await page.goto(`${site.origin}/reminders`);
    expect(Object.keys(await downloaded(page))).toHaveLength(3);
  });
});
