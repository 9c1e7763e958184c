/** All that is kept goes from one browser to another by its file. Codes and the camera are tested in `site/test/components/transfer.test.tsx`. */
import { expect, type Page, test } from '@playwright/test';
import { open } from './pages/app.ts';
import { accessibilityFindings } from './inspections/axe.ts';
import { overflowFaults } from './inspections/inspect.ts';

const LIST = '7f1c2b9e-0c55-4c38-9d0e-0a4f6a3d2b11';
const KEPT: Readonly<Record<string, string>> = {
  theme: 'night',
  'misbaha:saved/morning-evening/waking-up#praise-on-waking': '2026-11-20T04:00:00.000Z',
  [`misbaha:lists/${LIST}`]: JSON.stringify({
    id: LIST,
    name: 'Morning',
    items: [{ id: 'prayer/after-salam#forgiveness-and-peace' }],
    changed: '2026-11-20T04:00:00.000Z',
  }),
  'misbaha:reading': JSON.stringify({ arabicSize: 2 }),
};

async function openPanel(page: Page): Promise<void> {
  await open(page, '/settings');
  await page.getByRole('button', { name: 'Transfer' }).click();
  await expect(page.getByRole('dialog', { name: 'Another device' })).toBeVisible();
}

const keptOn = (page: Page): Promise<Record<string, string | null>> =>
  page.evaluate((keys) => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)])), Object.keys(KEPT));

test('the panel and its codes fit a narrow screen and pass axe; its file gives another browser all data, and a second import changes nothing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await openPanel(page);
  await test.step('the panel and its codes', async () => {
    expect(await accessibilityFindings(page, 'dialog[open]')).toEqual([]);
    await page.getByRole('button', { name: 'Show QR codes' }).click();
    await expect(page.locator('.transfer-code path')).toHaveAttribute('d', /^M/);
    expect(await accessibilityFindings(page, 'dialog[open]')).toEqual([]);
    expect(await overflowFaults(page)).toEqual([]);
  });
  const file = await test.step('one browser exports its data to a file', async () => {
    await page.evaluate((entries) => {
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
    }, KEPT);
    await openPanel(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    return (await download).path();
  });
  await test.step('another browser without data imports the file; a second import changes nothing', async () => {
    await page.evaluate(() => localStorage.clear());
    await openPanel(page);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(page.getByText('One dua was added')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    expect(await keptOn(page)).toEqual(KEPT);
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(page.getByText('All of it was here already')).toBeVisible();
    expect(await keptOn(page)).toEqual(KEPT);
    await open(page, '/lists');
    await expect(page.getByRole('link', { name: /^Morning/ })).toBeVisible();
  });
});
