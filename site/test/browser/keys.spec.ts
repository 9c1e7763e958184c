/** `j` and `k` wherever there are cards or parts. */
import { expect, test } from '@playwright/test';

const LISTS = [
  { path: '/prayer/ablution', first: 'article >> nth=0', second: 'article >> nth=1' },
  { path: '/context-behind-dua', first: '.context-card >> nth=0', second: '.context-card >> nth=1' },
  { path: '/context-behind-dua/times', first: '.part >> nth=0', second: '.part >> nth=1' },
  { path: '/context-behind-dua/virtue', first: '.part >> nth=0', second: '.part >> nth=1' },
  { path: '/asma-ul-husna', first: '#name-1', second: '#name-2' },
  { path: '/forty-hadith', first: '.hadith-button >> nth=0', second: '.hadith-button >> nth=1' },
  { path: '/forty-hadith/1', first: 'article.hadith', second: undefined },
];

test('cards, parts and entries are gone through by j and k', async ({ page }) => {
  for (const { path, first, second } of LISTS) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    const one = page.locator(first);
    const isThere = () => one.evaluate((element) => element === document.activeElement);
    // What stands above, an introduction say, is a card of its own.
    for (let press = 0; press < 6 && !(await isThere()); press++) {
      await page.keyboard.press('j');
      await page.waitForFunction(() => document.activeElement !== document.body);
    }
    await expect(one).toBeFocused();
    await expect(one).toBeInViewport();
    if (second === undefined) continue;
    await page.keyboard.press('j');
    await expect(page.locator(second)).toBeFocused();
    await page.keyboard.press('k');
    await expect(one).toBeFocused();
  }
});

test('saved duas are gone through by j and k', async ({ page }) => {
  await page.goto('/prayer/ablution');
  for (const place of [0, 1]) await page.getByRole('button', { name: 'Save', exact: true }).nth(place).click();
  await expect(page.locator('.card-actions [aria-pressed="true"]')).toHaveCount(2);
  await page.goto('/saved');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.keyboard.press('j');
  await expect(page.getByRole('article').first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.getByRole('article').nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(page.getByRole('article').first()).toBeFocused();
});
