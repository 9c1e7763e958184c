/** What stays on the device, where only a browser tells: two tabs at once, a storage that is full, texts that do not come. The rest is `site/test/components/kept.test.tsx`. */
import { type BrowserContext, expect as patient, type Page, test } from '@playwright/test';
import { open } from './pages/app.ts';

// Nothing here measures time; a machine that does other work as well may take its time.
const expect = patient.configure({ timeout: 15_000 });

const PAGE = '/morning-evening/morning-remembrance';
const HOME = 'morning-evening/waking-up#praise-on-waking';

const file = (text: string) => ({ name: 'saved.json', mimeType: 'application/json', buffer: Buffer.from(text) });
const listOf = (homes: readonly string[]): string =>
  JSON.stringify({ format: 'misbaha-saved', version: 1, duas: homes.map((home) => ({ home, at: '2026-11-20T04:00:00.000Z' })) });
const choose = (page: Page, text: string) => page.locator('input[type="file"]').setInputFiles(file(text));

async function tabs(context: BrowserContext, path: string): Promise<[Page, Page]> {
  const both: [Page, Page] = [await context.newPage(), await context.newPage()];
  for (const tab of both) await open(tab, path);
  return both;
}

test.describe('two tabs', () => {
  // Two pages take twice as long to open.
  test.slow();

  test('that save ten duas at once keep ten', async ({ context }) => {
    const [first, second] = await tabs(context, PAGE);
    const saveAll = (page: Page, from: number) =>
      page.evaluate((start) => {
        const buttons = document.querySelectorAll<HTMLElement>('.card-actions [aria-label="Save"]');
        for (let card = start; card < start + 10; card += 2) buttons[card]?.click();
      }, from);
    await Promise.all([saveAll(first, 0), saveAll(second, 1)]);
    const third = await context.newPage();
    await open(third, '/saved');
    await expect(third.locator('.saved-from')).toHaveCount(10);
    // Each of the two shows what the other has saved.
    for (const tab of [first, second]) await expect(tab.locator('.card-actions [aria-pressed="true"]')).toHaveCount(10);
  });
});

test.describe('an import', () => {
  test('into a full storage says so and changes nothing', async ({ page }) => {
    await open(page, '/saved');
    await page.evaluate(() => {
      for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let part = 0; ; part++) localStorage.setItem(`filler-${size}-${part}`, 'x'.repeat(size));
        } catch {
          // Full for this size.
        }
      }
    });
    await choose(page, listOf([HOME]));
    await expect(page.getByText('This browser could not store them')).toBeVisible();
    await expect(page.getByText('Nothing is saved yet')).toBeVisible();
  });
});

test.describe('without the offline copy', () => {
  test('texts of saved duas that do not come are told, and asked for again', async ({ page }) => {
    await page.addInitScript((home) => localStorage.setItem(`misbaha:saved/${home}`, '2026-11-20T04:00:00.000Z'), HOME);
    // The one reload for an old page has been had.
    await page.addInitScript(() => sessionStorage.setItem('misbaha:reloaded-at', String(Date.now())));
    await page.route(/\/assets\/category-morning-evening-/, (route) => route.abort());
    await open(page, '/saved');
    await expect(page.getByRole('alert')).toContainText('The texts of your saved duas could not be loaded');
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await page.unroute(/\/assets\/category-morning-evening-/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.saved-from')).toHaveCount(1);
  });
});
