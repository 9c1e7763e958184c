/** What a page fetches once it is at rest: what its links lead to, and never more than the offline copy would bring. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { loadedFamilies } from './fonts.ts';
import { emulateSaveData } from './saves-data.ts';
import { scriptsOfScreen } from '../../build/screen-chunks.ts';
import { viteManifest, contentFileAddress, BUILD_FOLDER } from './site.ts';

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
  ...scriptsOfScreen(viteManifest, 'detail').map((file) => `/${file}`),
  contentFileAddress(`category/${category}`),
];

/** Opens the first page of the menu that is shown, without a network. */
async function openFirstOffline(page: Page, context: BrowserContext, menu: string): Promise<void> {
  await context.setOffline(true);
  await page.getByRole('navigation', { name: menu }).getByRole('link').first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(false);
}

const isOf = (name: string) => expect.stringMatching(new RegExp(`^/assets/${name}-.*\\.js$`));

/** Notes the moment at which the page is ready. */
const markReady = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.dataset['ready'] !== undefined) performance.mark('ready');
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
  });

test('a page at rest fetches what its links lead to, and no more than the offline copy would bring; nothing for a reader who saves data', async ({
  page,
  context,
}) => {
  await markReady(page);
  const fetched = watchAssets(page);
  await test.step('home has fetched the menus and the faces of the texts', async () => {
    await open(page, '/');
    await expect.poll(fetched).toEqual(expect.arrayContaining([isOf('category-menu'), contentFileAddress('menus')]));
    await expect.poll(() => loadedFamilies(page)).toEqual(expect.arrayContaining(['Literata', 'Amiri', 'Amiri Quran']));
    await page.waitForLoadState('networkidle');
    const worker = readFileSync(join(BUILD_FOLDER, 'client/sw.js'), 'utf8');
    expect(fetched().filter((path) => !worker.includes(path.slice(1)))).toEqual([]);
    // The texts of a category are behind the links of its menu.
    expect(fetched()).not.toContain(contentFileAddress('category/prayer'));
  });
  await test.step('the registration of the service worker, which no budget counts, is fetched once the page is ready', async () => {
    const times = (): Promise<number[]> =>
      page.evaluate(() => {
        const registration = performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/register-'));
        return [registration, performance.getEntriesByName('ready')[0]].flatMap((entry) => (entry ? [entry.startTime] : []));
      });
    await expect.poll(async () => (await times()).length).toBe(2);
    const [registered = 0, ready = Infinity] = await times();
    expect(registered).toBeGreaterThanOrEqual(ready);
  });
  await test.step('a menu that was opened by a link fetches its pages, which open without a network', async () => {
    await page.getByRole('link', { name: /Illness/ }).click();
    await expect.poll(fetched).toEqual(expect.arrayContaining(filesOfDuaPage('illness')));
    await openFirstOffline(page, context, 'Illness');
  });
  await test.step('a menu that was opened by its address fetches its pages as well', async () => {
    const now = watchAssets(page);
    await open(page, '/travel');
    await expect.poll(now).toEqual(expect.arrayContaining(filesOfDuaPage('travel')));
    await openFirstOffline(page, context, 'Travel');
  });
  await test.step('a reader who saves data is spared all of it', async () => {
    await emulateSaveData(page);
    const now = watchAssets(page);
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    expect(now()).not.toContainEqual(isOf('category-menu'));
    expect(await loadedFamilies(page)).not.toContain('Amiri');
    await page.getByRole('link', { name: /Illness/ }).click();
    await expect(page.locator('h1')).toHaveText('Illness');
  });
});
