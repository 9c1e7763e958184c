/**
 * What is kept on the device, as far as only a browser can test it: two tabs at once, and full storage. The rest is in
 * `site/test/components/kept.test.tsx`.
 */
import { expect, type Page, test } from '@playwright/test';
import { collectPageErrors } from './page-errors.ts';
import { open } from './pages/app.ts';

const PAGE = '/morning-evening/waking-up';
/** Number of cards on the page. Each of the two tabs saves every second one. */
const CARDS = 4;
const NOT_SAVED = 'travel/travel-dua#travel-dua';

const file = (text: string) => ({ name: 'saved.json', mimeType: 'application/json', buffer: Buffer.from(text) });
const listOf = (permanentIds: readonly string[]): string =>
  JSON.stringify({ format: 'misbaha-saved', version: 1, duas: permanentIds.map((id) => ({ home: id, at: '2026-11-20T04:00:00.000Z' })) });

const themeOf = (tab: Page): Promise<string | null> => tab.locator('html').getAttribute('data-theme');

/** Presses "Save" on every other card, in one go. */
const saveEveryOther = (tab: Page, from: number): Promise<void> =>
  tab.evaluate((start) => {
    const buttons = document.querySelectorAll<HTMLElement>('.card-actions [aria-label="Save"]');
    for (let card = start; card < buttons.length; card += 2) buttons[card]?.click();
  }, from);

/** Stores in the local storage until nothing more fits. */
const fillStorage = (tab: Page): Promise<void> =>
  tab.evaluate(() => {
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; ; part++) localStorage.setItem(`filler-${size}-${part}`, 'x'.repeat(size));
      } catch {
        // No more entries of this size fit; smaller ones may.
      }
    }
  });

test('two tabs keep what both save at once, and end with one theme; a full storage takes no import and loses nothing', async ({
  context,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  const tabs = [first, second];
  const faults = tabs.map(collectPageErrors);
  await test.step('two tabs save at once, and each shows all of it', async () => {
    for (const tab of tabs) await open(tab, PAGE);
    await expect(first.getByRole('article')).toHaveCount(CARDS);
    await Promise.all([saveEveryOther(first, 0), saveEveryOther(second, 1)]);
    for (const tab of tabs) await expect(tab.locator('.card-actions [aria-pressed="true"]')).toHaveCount(CARDS);
  });
  await test.step('two tabs that change the theme one after the other end alike', async () => {
    for (const tab of tabs) await open(tab, '/settings');
    for (let round = 0; round < 6; round++) {
      const toggles = tabs[round % 2]?.locator('.setting button');
      await toggles?.nth(round % 3 === 0 ? 1 : 0).click();
    }
    await expect.poll(async () => new Set(await Promise.all(tabs.map(themeOf))).size).toBe(1);
    // They are not alike by chance only: the second tab shows a theme that the first one chooses now.
    await first.locator('.setting button').first().click();
    await expect(second.locator('html')).toHaveAttribute('data-theme', (await themeOf(first)) ?? '');
    await second.close();
  });
  await test.step('an import into a full storage says so and changes nothing', async () => {
    await open(first, '/saved');
    await expect(first.locator('.saved-from')).toHaveCount(CARDS);
    await fillStorage(first);
    await first.locator('input[type="file"]').setInputFiles(file(listOf([NOT_SAVED])));
    await expect(first.getByText('This browser could not store them')).toBeVisible();
    await expect(first.locator('.saved-from')).toHaveCount(CARDS);
  });
  expect(faults.flat()).toEqual([]);
});
