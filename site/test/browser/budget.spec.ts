import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page, type Request, test } from '@playwright/test';
import { FIRST_LANGUAGE } from '../../../site.config.ts';
import { fontFilesOfPage } from '../../build/budget.ts';
import { COMPILE_HINT, MIN_HINTED_SCRIPT_LENGTH } from '../../build/compile-ahead.ts';
import { readCodePointsByFace, type CodePointsByFace } from '../../build/face-coverage.ts';
import { emulateSaveData } from './saves-data.ts';
import { BUILD_FOLDER } from './site.ts';

interface PageFiles {
  styles: string[];
  pages: { path: string; scripts: string[] }[];
}

const ROOT = resolve(BUILD_FOLDER, '..');
const { styles, pages } = JSON.parse(readFileSync(join(BUILD_FOLDER, 'page-files.json'), 'utf8')) as PageFiles;

let coverage: CodePointsByFace;
test.beforeAll(async () => {
  coverage = await readCodePointsByFace(ROOT, FIRST_LANGUAGE);
});

/** A page of each kind: what a browser really fetches is what the budget counts. */
const PATHS = [
  '/',
  '/morning-evening',
  '/morning-evening/morning-remembrance',
  '/quranic-duas/adam-dua',
  '/asma-ul-husna',
  '/forty-hadith/1',
  '/tasbih-counter',
  '/search',
];

/**
 * What a page itself fetches until nothing more comes, without addresses of the installed app, what lies behind its links, and the
 * registration of the service worker, which comes after the first screen.
 */
async function fetchedBy(page: Page, path: string): Promise<string[]> {
  const fetched = new Set<string>();
  const note = (request: Request): unknown => fetched.add(new URL(request.url()).pathname);
  page.on('request', note);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return [...fetched].filter((name) => name.startsWith('/assets/') && !name.startsWith('/assets/register-')).map((name) => name.slice(1));
}

/** Fonts that the page's head preloads, and those of them that the page does not use. A browser warns of these only when it is quick enough. */
const preloadedFonts = (page: Page): Promise<{ preloaded: number; unused: string[] }> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')];
    const isUsed = ({ href }: HTMLLinkElement): boolean =>
      rules.some(({ style, parentStyleSheet }) => {
        const [, address = ''] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src')) ?? [];
        if (new URL(address, parentStyleSheet?.href ?? document.baseURI).href !== href) return false;
        const [family, slope, range] = ['font-family', 'font-style', 'unicode-range'].map((name) => style.getPropertyValue(name));
        return [...document.fonts].some(
          (face) =>
            face.status === 'loaded' &&
            face.family.replaceAll('"', '') === family?.replaceAll('"', '') &&
            face.style === (slope || 'normal') &&
            (!range || face.unicodeRange === range),
        );
      });
    return { preloaded: links.length, unused: links.filter((link) => !isUsed(link)).map(({ href }) => href) };
  });

test('each page fetches by itself what its budget counts, and nothing else; it preloads no font that it does not use', async ({ page }) => {
  await emulateSaveData(page);
  // Each page is a first visit: what one has fetched is not there for the next.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  for (const path of PATHS)
    await test.step(path, async () => {
      const counted = pages.find((one) => one.path === path);
      const expected = [...styles, ...(counted?.scripts ?? []), ...fontFilesOfPage(ROOT, FIRST_LANGUAGE, path, coverage)];
      const fetched = await fetchedBy(page, path);
      const size = (files: readonly string[]): number =>
        files.reduce((sum, file) => sum + statSync(join(BUILD_FOLDER, 'client', file)).size, 0);
      expect(fetched).toEqual(expect.arrayContaining(styles));
      expect(fetched.filter((file) => !expected.includes(file))).toEqual([]);
      expect(size(fetched)).toBeLessThanOrEqual(size(expected));
      const { preloaded, unused } = await preloadedFonts(page);
      expect(preloaded).toBeGreaterThan(0);
      expect(unused).toEqual([]);
    });
});

test('every long script begins with the hint that has it compiled ahead', () => {
  const folder = join(BUILD_FOLDER, 'client/assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const long = scripts.map((name) => readFileSync(join(folder, name), 'utf8')).filter((code) => code.length >= MIN_HINTED_SCRIPT_LENGTH);
  expect(long.length).toBeGreaterThan(10);
  // Nothing may stand before the hint.
  expect(long.filter((code) => !code.startsWith(COMPILE_HINT)).map((code) => code.slice(0, 100))).toEqual([]);
});
