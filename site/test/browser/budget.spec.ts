import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { FIRST_LANGUAGE } from '../../../site.config.ts';
import { fontFilesOfPage } from '../../build/budget.ts';
import { COMPILE_HINT, MIN_HINTED_SCRIPT_LENGTH } from '../../build/compile-ahead.ts';
import { builtFaceCoverage, type FaceCoverage } from '../../build/face-coverage.ts';
import { emulateSaveData } from './saves-data.ts';
import { BUILD_FOLDER } from './site.ts';

interface PageFiles {
  styles: string[];
  pages: { path: string; scripts: string[] }[];
}

const ROOT = resolve(BUILD_FOLDER, '..');
const { styles, pages } = JSON.parse(readFileSync(join(BUILD_FOLDER, 'page-files.json'), 'utf8')) as PageFiles;

let coverage: FaceCoverage;
test.beforeAll(async () => {
  coverage = await builtFaceCoverage(ROOT, FIRST_LANGUAGE);
});

/**
 * What a page itself fetches until nothing more comes, without addresses of the installed app, what lies behind its links, and the
 * registration of the service worker, which comes after the first screen.
 */
async function fetchedBy(page: Page, path: string): Promise<string[]> {
  await emulateSaveData(page);
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  return [...fetched].filter((name) => name.startsWith('/assets/') && !name.startsWith('/assets/register-')).map((name) => name.slice(1));
}

// One page of each kind: what a browser really fetches is what the budget counts.
for (const path of [
  '/',
  '/morning-evening',
  '/morning-evening/morning-remembrance',
  '/asma-ul-husna',
  '/forty-hadith/1',
  '/tasbih-counter',
  '/search',
]) {
  test(`${path} fetches by itself what its budget counts, and nothing else`, async ({ page }) => {
    const counted = pages.find((one) => one.path === path);
    const expected = [...styles, ...(counted?.scripts ?? []), ...fontFilesOfPage(ROOT, FIRST_LANGUAGE, path, coverage)];
    const fetched = await fetchedBy(page, path);
    const size = (files: readonly string[]): number =>
      files.reduce((sum, file) => sum + statSync(join(BUILD_FOLDER, 'client', file)).size, 0);
    expect(fetched.filter((file) => !expected.includes(file))).toEqual([]);
    expect(size(fetched)).toBeLessThanOrEqual(size(expected));
  });
}

test('the registration of the service worker, which no budget counts, is fetched once the page is ready', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.dataset['ready'] !== undefined) performance.mark('ready');
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
  });
  await page.goto('/');
  const times = (): Promise<number[]> =>
    page.evaluate(() => {
      const registration = performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/register-'));
      return [registration, performance.getEntriesByName('ready')[0]].flatMap((entry) => (entry ? [entry.startTime] : []));
    });
  await expect.poll(async () => (await times()).length).toBe(2);
  const [registered = 0, ready = Infinity] = await times();
  expect(registered).toBeGreaterThanOrEqual(ready);
});

test('scripts are compiled ahead', () => {
  const folder = join(BUILD_FOLDER, 'client/assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const long = scripts.map((name) => readFileSync(join(folder, name), 'utf8')).filter((code) => code.length >= MIN_HINTED_SCRIPT_LENGTH);
  expect(long.length).toBeGreaterThan(10);
  // Nothing may stand before the hint.
  expect(long.filter((code) => !code.startsWith(COMPILE_HINT)).map((code) => code.slice(0, 100))).toEqual([]);
});
