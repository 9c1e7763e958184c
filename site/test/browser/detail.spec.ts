import { expect, type Page, test } from '@playwright/test';

/** Goes to a page by its link. @returns how many cards were on the page, each time that the number changed */
async function countsOnTheWay(page: Page, menu: string, path: string, total: number): Promise<number[]> {
  await page.goto(menu);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.evaluate(() => {
    const counts: number[] = [];
    Object.assign(window, { counts });
    new MutationObserver(() => {
      const { length } = document.querySelectorAll('article');
      if (length > 0 && counts.at(-1) !== length) counts.push(length);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator(`a[href="${path}"]`).click();
  await expect(page.getByRole('article')).toHaveCount(total);
  return page.evaluate(() => (window as unknown as { counts: number[] }).counts);
}

test('a long page opened by a link first shows the cards that fill a phone, then all; going forward restores its position', async ({
  page,
}) => {
  // Its first cards are short, and two of them are shown first.
  expect(await countsOnTheWay(page, '/quranic-duas', '/quranic-duas/surah-fatihah', 7)).toEqual([2, 7]);
  // Its first card is long.
  expect(await countsOnTheWay(page, '/morning-evening', '/morning-evening/morning-remembrance', 21)).toEqual([1, 21]);
  await expect(page.locator('.page-turn-next')).toBeVisible();

  const place = await page.evaluate(async () => {
    // Lines move when the faces come.
    await document.fonts.ready;
    document.querySelectorAll('article')[15]?.scrollIntoView({ behavior: 'instant' });
    return window.scrollY;
  });
  await page.getByRole('link', { name: /^Back to/ }).evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('h1')).toHaveText('Morning/Evening');
  await page.goForward();
  await expect(page.getByRole('article')).toHaveCount(21);
  expect(await page.locator('html').evaluate((root) => getComputedStyle(root).scrollBehavior)).toBe('auto');
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(1);
});
