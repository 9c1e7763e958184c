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
  { path: '/saved', first: 'article >> nth=0', second: 'article >> nth=1' },
];
/** Two duas, so that the list of what is saved has a first and a second. */
const SAVED = ['morning-evening/waking-up#praise-on-waking', 'prayer/after-salam#forgiveness-and-peace'];

test('cards, parts and entries are gone through by j and k', async ({ page }) => {
  await page.addInitScript((homes) => {
    for (const home of homes) localStorage.setItem(`misbaha:saved/${home}`, '2026-11-20T04:00:00.000Z');
  }, SAVED);
  for (const { path, first, second } of LISTS) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    const one = page.locator(first);
    // What is saved comes after the page is ready.
    await expect(one).toBeVisible();
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
