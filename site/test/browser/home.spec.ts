/** Home and its side menu, where only a browser tells. The categories are `site/test/components/home.test.tsx`. */
import { expect, test } from '@playwright/test';

const MENU = [
  'Settings',
  'Contact Us',
  'Context behind dua',
  '99 Names of Allah',
  'Forty Hadith of an-Nawawi',
  'Tasbih Counter',
  'About this app',
  'Share this app',
];

test('home has one, two and three columns; its menu slides in from the left, is left in each way, and copies the address of the page', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await test.step('columns', async () => {
    const columns = async (width: number): Promise<number> => {
      await page.setViewportSize({ width, height: 900 });
      return page.locator('.tiles').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    };
    expect([await columns(640), await columns(768), await columns(1280), await columns(390)]).toEqual([2, 3, 3, 1]);
  });
  const opener = page.getByRole('button', { name: 'Open menu' });
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await test.step('its eight entries are in order, and Escape gives the focus back', async () => {
    await opener.click();
    await expect(sheet).toBeVisible();
    const entries = sheet.locator('.sheet-list').first().locator('.sheet-entry');
    expect((await entries.allInnerTexts()).map((text) => text.trim())).toEqual(MENU);
    await expect.poll(async () => (await sheet.boundingBox())?.x).toBe(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('a press beside it closes it', async () => {
    await opener.click();
    await expect(sheet).toBeVisible();
    await page.mouse.click(380, 400);
    await expect(sheet).toBeHidden();
  });
  await test.step('an entry leads on', async () => {
    await opener.click();
    await page.getByRole('link', { name: 'About this app' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About this app');
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
  });
  await test.step('another copies the address', async () => {
    await opener.click();
    await page.getByRole('button', { name: 'Share this app' }).click();
    await expect(page.getByText('Link copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/`);
  });
});
