/** What a page fetches once it is at rest: what its links lead to, and never more than the offline copy would bring. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { loadedFamilies } from './fonts.ts';
import { emulateSaveData } from './saves-data.ts';
import { scriptsOfScreen } from '../../build/screen-chunks.ts';
import { builtManifest, contentFileAddress, BUILD_FOLDER } from './site.ts';

/** Files of the app that a page has asked for and got so far. */
function watchAssets(page: Page): () => string[] {
  const fetched = new Set<string>();
  page.on('requestfinished', (request) => fetched.add(new URL(request.url()).pathname));
  return () => [...fetched].filter((path) => path.startsWith('/assets/'));
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

/** The scripts of a dua's page, those that they import included, and the texts of its category. */
const filesOfDuaPage = (category: string): string[] => [
  ...scriptsOfScreen(builtManifest, 'detail').map((file) => `/${file}`),
  contentFileAddress(`category/${category}`),
];

const isOf = (name: string) => expect.stringMatching(new RegExp(`^/assets/${name}-.*\\.js$`));

test('home has fetched the menus, the faces of the texts, and nothing that the offline copy would not bring; then a menu fetches its pages', async ({
  page,
  context,
}) => {
  const fetched = watchAssets(page);
  await open(page, '/');
  await expect.poll(fetched).toEqual(expect.arrayContaining([isOf('category-menu'), contentFileAddress('menus')]));
  await expect.poll(() => loadedFamilies(page)).toEqual(expect.arrayContaining(['Literata', 'Amiri', 'Amiri Quran']));
  await page.waitForLoadState('networkidle');
  const worker = readFileSync(join(BUILD_FOLDER, 'client/sw.js'), 'utf8');
  expect(fetched().filter((path) => !worker.includes(path.slice(1)))).toEqual([]);
  // The texts of a category are behind the links of its menu.
  expect(fetched()).not.toContain(contentFileAddress('category/prayer'));

  await page.getByRole('link', { name: /Illness/ }).click();
  await expect.poll(fetched).toEqual(expect.arrayContaining(filesOfDuaPage('illness')));
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Illness' }).getByRole('link').first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('from a menu at rest a page opens without a network', async ({ page, context }) => {
  const fetched = watchAssets(page);
  await open(page, '/travel');
  await expect.poll(fetched).toEqual(expect.arrayContaining(filesOfDuaPage('travel')));
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Travel' }).getByRole('link').first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a reader who saves data is spared all of it', async ({ page }) => {
  await emulateSaveData(page);
  const fetched = watchAssets(page);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(fetched()).not.toContainEqual(isOf('category-menu'));
  expect(await loadedFamilies(page)).not.toContain('Amiri');
  await page.getByRole('link', { name: /Illness/ }).click();
  await expect(page.locator('h1')).toHaveText('Illness');
});
