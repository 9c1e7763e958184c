/** What one came for is near: what is long is folded, opens without scripts, and is open on paper. */
import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from './routes/axe.ts';
import { overflowFaults } from './routes/inspect.ts';

const SCREEN = 844;

/** Distance of an element's top from the top of the page, in CSS pixels. */
const topOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

test('the forty hadith begin their list within the first screen of a phone', async ({ page }) => {
  await page.goto('/forty-hadith');
  expect(await topOf(page, '.hadith-button')).toBeLessThan(SCREEN);
});

test('the words of About are near each other, and the blessing closes the page', async ({ page }) => {
  await page.goto('/about');
  const last = page.locator('main > :last-child');
  await expect(last).toContainText('May Allah accept it');
  const headings = page.getByRole('heading', { level: 2 });
  await expect(headings.last()).toHaveText('Licences');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4 * SCREEN);
});

for (const [path, hidden] of [
  ['/asma-ul-husna', '.fold > .card'],
  ['/about', '.key-table'],
] as const) {
  test(`what ${path} folds is there on paper`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(hidden).first()).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(hidden).first()).toBeVisible();
  });
}

for (const path of ['/asma-ul-husna', '/forty-hadith', '/about', '/context-behind-dua/times']) {
  test(`what ${path} folds fits a narrow window, and axe finds nothing in it`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: SCREEN });
    await page.goto(path);
    for (const summary of await page.locator('.fold > summary').all()) await summary.click();
    await expect(page.locator('.fold:not([open])')).toHaveCount(0);
    expect(await overflowFaults(page)).toEqual([]);
    expect(await accessibilityFindings(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a press opens what is folded', async ({ page }) => {
    await page.goto('/about');
    await page.getByText('The key: how each letter is written').click();
    await expect(page.getByRole('table')).toBeVisible();
  });
});
