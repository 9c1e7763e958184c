import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { BUILT } from './site.ts';

interface PageFiles {
  styles: string[];
  pages: { path: string; scripts: string[]; fonts: string[] }[];
}

const { styles, pages } = JSON.parse(readFileSync(join(BUILT, 'page-files.json'), 'utf8')) as PageFiles;

// The copy for offline reading is counted apart from the pages.
test.use({ serviceWorkers: 'block' });

/** What a page fetches by itself until nothing more comes, without pictures and addresses of the installed app. */
async function fetchedBy(page: Page, path: string): Promise<string[]> {
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1500);
  return [...fetched].filter((name) => name.startsWith('/assets/') && !name.endsWith('.svg')).map((name) => name.slice(1));
}

// One page of each kind: what a browser really fetches is what the budget counts.
for (const path of [
  '/',
  '/morning-evening',
  '/morning-evening/morning-remembrance',
  '/asma-ul-husna',
  '/forty-hadith',
  '/forty-hadith/1',
  '/context-behind-dua/times',
  '/tasbih-counter',
  '/search',
  '/about',
  '/settings',
]) {
  test(`${path} fetches by itself what its budget counts, and nothing else`, async ({ page }) => {
    const counted = pages.find((one) => one.path === path);
    const expected = [...styles, ...(counted?.scripts ?? []), ...(counted?.fonts ?? [])];
    const fetched = await fetchedBy(page, path);
    const size = (files: readonly string[]): number => files.reduce((sum, file) => sum + statSync(join(BUILT, 'client', file)).size, 0);
    expect(fetched.filter((file) => !expected.includes(file))).toEqual([]);
    expect(size(fetched)).toBeLessThanOrEqual(size(expected));
  });
}
