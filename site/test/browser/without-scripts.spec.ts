/** The site without JavaScript: its texts and links, places within a page, and what is folded. */
import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('every text is there, links lead on and back, places are found, and what is folded opens', async ({ page }) => {
  await test.step('from home to a page of duas and back', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: /Quranic Duas/ }).click();
    await page.getByRole('link', { name: /Fatihah/ }).click();
    await expect(page.getByRole('article')).toHaveCount(7);
    await page.getByRole('link', { name: 'Back to Quranic Duas' }).click();
    await expect(page).toHaveURL('/quranic-duas');
  });
  await test.step('from one hadith to the next', async () => {
    await page.goto('/forty-hadith/41');
    await expect(page.getByRole('article')).toBeVisible();
    await page.getByRole('link', { name: 'Next Hadith' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hadith 42');
  });
  await test.step('all names are shown, and the number field, which needs scripts, is hidden', async () => {
    await page.goto('/asma-ul-husna#name-99');
    await expect(page.locator('.name-card')).toHaveCount(99);
    await expect(page.locator('#name-99')).toBeInViewport();
    await expect(page.getByLabel('Jump to number')).toBeHidden();
  });
  await test.step('every need has its links', async () => {
    await page.goto('/needs');
    const links = await page.locator('.need').evaluateAll((needs) => needs.map((need) => need.querySelectorAll('a').length));
    expect(links.length).toBeGreaterThan(100);
    expect(Math.min(...links)).toBeGreaterThan(0);
  });
  await test.step('the key of the transliteration opens', async () => {
    await page.goto('/about');
    await page.getByText('The key: how each letter is written').click();
    await expect(page.getByRole('table')).toBeVisible();
  });
  await test.step('the source of a card opens', async () => {
    await page.goto('/prayer/ablution');
    const source = page.locator('details.source').first();
    await expect(source.locator('ul')).toBeHidden();
    await source.locator('summary').click();
    await expect(source.locator('ul')).toBeVisible();
  });
});
