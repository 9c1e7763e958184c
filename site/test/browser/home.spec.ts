import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { compileLibrary } from '../../../packages/content/compiler/compile.ts';

const { categories } = compileLibrary(resolve(import.meta.dirname, '../../..'));

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

test('home shows the title in a ring of 33 dots and the categories in order', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Misbaha');
  await expect(page.locator('.title-ring circle')).toHaveCount(33);
  const links = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await expect(links).toHaveCount(categories.length);
  for (const [index, { title, slug }] of categories.entries()) {
    await expect(links.nth(index)).toContainText(title);
    await expect(links.nth(index)).toHaveAttribute('href', `/${slug}`);
  }
});

test('the grid has one, two and three columns', async ({ page }) => {
  await page.goto('/');
  const columns = async (width: number): Promise<number> => {
    await page.setViewportSize({ width, height: 900 });
    return page.locator('.tiles').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  };
  expect([await columns(390), await columns(640), await columns(768), await columns(1280)]).toEqual([1, 2, 3, 3]);
});

test('the menu slides in from the left with its eight entries in order', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet).toBeVisible();
  const entries = sheet.locator('.sheet-list').first().locator('.sheet-entry');
  expect((await entries.allInnerTexts()).map((text) => text.trim())).toEqual(MENU);
  await expect.poll(async () => (await sheet.boundingBox())?.x).toBe(0);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('a press beside the menu closes it, and an entry leads on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(380, 400);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'About this app' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About this app');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});
