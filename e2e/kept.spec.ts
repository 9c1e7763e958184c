/** What stays on the device: two tabs at once, full and cleared storage, a new day, files and records of any shape. */
import { type BrowserContext, expect as patient, type Page, test } from '@playwright/test';

// Nothing here measures time; a machine that does other work as well may take its time.
const expect = patient.configure({ timeout: 15_000 });

const PAGE = '/morning-evening/morning-remembrance';
const HOME = 'morning-evening/waking-up#praise-on-waking';

async function ready(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

const saveButton = (page: Page, card: number) => page.getByRole('article').nth(card).getByRole('button', { name: 'Save' });
const file = (text: string) => ({ name: 'saved.json', mimeType: 'application/json', buffer: Buffer.from(text) });
const listOf = (homes: readonly string[]): string =>
  JSON.stringify({ format: 'misbaha-saved', version: 1, duas: homes.map((home) => ({ home, at: '2026-11-20T04:00:00.000Z' })) });
const choose = (page: Page, text: string) => page.getByLabel('File of saved duas').setInputFiles(file(text));

async function tabs(context: BrowserContext, path: string): Promise<[Page, Page]> {
  const both: [Page, Page] = [await context.newPage(), await context.newPage()];
  for (const tab of both) await ready(tab, path);
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
    await ready(third, '/saved');
    await expect(third.locator('.saved-from')).toHaveCount(10);
    // Each of the two shows what the other has saved.
    for (const tab of [first, second]) await expect(tab.locator('.card-actions [aria-pressed="true"]')).toHaveCount(10);
  });

  test('a tab that was on a page without cards meanwhile loses nothing of the other', async ({ context }) => {
    const [first, second] = await tabs(context, '/morning-evening/waking-up');
    await saveButton(first, 0).click();
    await first.getByRole('link', { name: /^Back to/ }).click();
    await expect(first.locator('h1')).toHaveText('Morning/Evening');
    await ready(second, PAGE);
    for (let card = 0; card < 5; card++) await saveButton(second, card).click();
    await first.getByRole('link', { name: /turning over/ }).click();
    await saveButton(first, 0).click();
    await ready(second, '/saved');
    await expect(second.locator('.saved-from')).toHaveCount(7);
  });

  test('a choice of preferences made meanwhile is neither missed nor undone', async ({ context }) => {
    const [first, second] = await tabs(context, PAGE);
    await first.getByRole('link', { name: /^Back to/ }).click();
    await expect(first.locator('h1')).toHaveText('Morning/Evening');
    await second.getByRole('button', { name: 'Reading settings' }).click();
    await second.getByRole('button', { name: 'Arabic size: larger' }).click();
    await first.getByRole('link', { name: /in the morning/ }).click();
    await expect(first.locator('html')).toHaveCSS('--arabic-size', '1.125');
    await first.getByRole('button', { name: 'Reading settings' }).click();
    await first.getByRole('button', { name: 'English size: larger' }).click();
    await expect(second.locator('html')).toHaveCSS('--english-size', '1.125');
    await expect(second.locator('html')).toHaveCSS('--arabic-size', '1.125');
  });

  test('what one clears is gone in the other and does not come back', async ({ context }) => {
    const [first, second] = await tabs(context, '/morning-evening/waking-up');
    await saveButton(first, 0).click();
    await expect(saveButton(second, 0)).toHaveAttribute('aria-pressed', 'true');
    await second.evaluate(() => localStorage.clear());
    await expect(saveButton(first, 0)).toHaveAttribute('aria-pressed', 'false');
    await saveButton(first, 1).click();
    await ready(second, '/saved');
    await expect(second.locator('.saved-from')).toHaveCount(1);
  });
});

test.describe('counts', () => {
  const counter = (page: Page) => page.getByRole('button', { name: /count one$/ }).first();

  test('begin anew at midnight in an open page', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T23:58:00') });
    await ready(page, PAGE);
    for (let press = 0; press < 3; press++) await counter(page).click();
    await expect(counter(page)).toContainText('3 / 3');
    await page.clock.runFor('02:30');
    await expect(counter(page)).toContainText('0 / 3');
    await expect(page.getByRole('button', { name: 'Restart counting' })).toHaveCount(0);
  });
});

test.describe('an import', () => {
  test('into a full storage says so and changes nothing', async ({ page }) => {
    await ready(page, '/saved');
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

  test('of ids that this version does not have is told in a line and can be taken out; what is known stays', async ({ page }) => {
    await ready(page, '/saved');
    await choose(page, listOf([HOME, ...Array.from({ length: 1900 }, (_, card) => `prayer/no-such-page-of-ours#card-${card}`)]));
    await expect(page.locator('.saved-from')).toHaveCount(1);
    const line = page.locator('.saved-aside');
    await expect(line).toContainText('1,900 saved duas are not in this version');
    expect((await line.boundingBox())?.height).toBeLessThan(300);
    await line.getByRole('button', { name: 'Take them out' }).click();
    await expect(line).toHaveCount(0);
    await ready(page, '/saved');
    await expect(page.locator('.saved-from')).toHaveCount(1);
    await expect(page.locator('.saved-aside')).toHaveCount(0);
  });

  test('of a file beyond all bounds is refused with a sentence', async ({ page }) => {
    await ready(page, '/saved');
    await choose(page, listOf([`a/b#${'c'.repeat(1_100_000)}`]));
    await expect(page.getByText('This file is too large')).toBeVisible();
    await expect(page.getByText('Nothing is saved yet')).toBeVisible();
  });
});

test.describe('without the offline copy', () => {
  test('texts of saved duas that do not come are told, and asked for again', async ({ page }) => {
    await page.addInitScript((home) => localStorage.setItem(`misbaha:saved/${home}`, '2026-11-20T04:00:00.000Z'), HOME);
    // The one reload for an old page has been had.
    await page.addInitScript(() => sessionStorage.setItem('misbaha:reloaded-at', String(Date.now())));
    await page.route(/\/assets\/morning-evening-/, (route) => route.abort());
    await ready(page, '/saved');
    await expect(page.getByText('could not be loaded')).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await page.unroute(/\/assets\/morning-evening-/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.saved-from')).toHaveCount(1);
  });
});

test('a record with one field alone gives the same page before the app and in it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('misbaha:reading', '{"transliteration":"words"}'));
  await ready(page, '/wellbeing/settling-debt');
  await expect(page.locator('html')).toHaveAttribute('data-transliteration', 'words');
  await expect(page.locator('.card .word-sound').first()).toBeVisible();
});

test('where nothing can be stored the panel, the settings and a count say that it holds for now', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await ready(page, PAGE);
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await page.getByRole('button', { name: 'Arabic size: larger' }).click();
  await expect(page.getByText('your choice holds until the page is closed')).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('--arabic-size', '1.125');
  await page.keyboard.press('Escape');
  const counter = page.getByRole('button', { name: /count one$/ }).first();
  for (const count of [1, 2]) {
    await counter.click();
    await expect(counter).toContainText(`${count} / 3`);
  }
  await expect(page.getByText('Counted for now only')).toHaveCount(1);
  await ready(page, '/settings');
  await page.getByRole('button', { name: 'Night Mode' }).click();
  await expect(page.getByText('your choice holds until the page is closed')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
});

test('where the storage is full the settings and a save say so, and what was saved before stays', async ({ page }) => {
  await ready(page, '/morning-evening/waking-up');
  await saveButton(page, 0).click();
  await expect(page.locator('.card-actions [aria-pressed="true"]')).toHaveCount(1);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await saveButton(page, 1).click();
  await expect(page.getByText('Saved for now only')).toBeVisible();
  await expect(page.getByText('is full. What was saved earlier stays')).toBeVisible();
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await page.getByRole('button', { name: 'Arabic size: larger' }).click();
  await expect(page.getByText('is full. What was saved earlier stays; your choice holds')).toBeVisible();
  await ready(page, '/saved');
  await expect(page.locator('.saved-from')).toHaveCount(1);
});
