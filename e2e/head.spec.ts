import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { isPreloadTiming } from '../tools/browsers/preload-timing.ts';
import { BUILT } from './site.ts';

test('each page has its own title, description, canonical address and preview data', async ({ page }) => {
  const titles = new Set<string>();
  for (const path of ['/', '/prayer', '/morning-evening/morning-remembrance', '/quranic-duas/adam-dua', '/about']) {
    await page.goto(path);
    titles.add(await page.title());
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `https://misbaha.example${path}`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20,}/);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `https://misbaha.example${path}`);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /.+/);
  }
  expect(titles.size).toBe(5);
});

test('the sitemap lists every page and robots.txt names it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>https:\/\/misbaha\.example([^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
  expect(addresses).toContain('/morning-evening/waking-up');
  for (const path of addresses.slice(0, 40)) expect((await request.get(path)).status(), path).toBe(200);
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: https://misbaha.example/sitemap.xml');
});

test('each page has a picture of its own for a link to it, named by a whole address', async ({ request }) => {
  const sitemap = readFileSync(join(BUILT, 'client/sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>https:\/\/misbaha\.example([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const addresses = new Set<string>();
  for (const path of paths) {
    const html = readFileSync(join(BUILT, 'client', path, 'index.html'), 'utf8');
    const meta = (name: string): string => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1] ?? '';
    const [, file = '', version = ''] = /^https:\/\/misbaha\.example\/(previews\/.*\.png)\?v=([\da-f]{8})$/.exec(meta('og:image')) ?? [];
    expect(version, path).not.toBe('');
    addresses.add(file);
    const png = readFileSync(join(BUILT, 'client', file));
    // A PNG begins with its sign and the width and the height of the picture.
    expect(png.toString('latin1', 1, 4), path).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect([meta('og:image:width'), meta('og:image:height')], path).toEqual(['1200', '630']);
    expect(png.length, path).toBeLessThan(60 * 1024);
    expect(meta('og:image:alt'), path).toMatch(/.{10,}/);
    expect(meta('twitter:card'), path).toBe('summary_large_image');
  }
  expect(addresses.size).toBe(paths.length);
  const picture = await request.get('/previews/prayer/ablution.png?v=00000000');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  expect(readFileSync(join(BUILT, 'client/sw.js'), 'utf8')).not.toContain('previews/');
});

test.describe('with the worker, of whose blocking a browser would tell', () => {
  test.use({ serviceWorkers: 'allow' });

  test('hydration raises no message in the console', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (!isPreloadTiming(message.text())) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(error.message));
    for (const path of ['/', '/morning-evening', '/morning-evening/morning-remembrance', '/quranic-duas/surah-fatihah', '/settings']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    }
    expect(messages).toEqual([]);
  });
});

// A browser warns of this only when it is quick enough, so it is asked instead.
for (const path of [
  '/',
  '/prayer',
  '/morning-evening/morning-remembrance',
  '/quranic-duas/adam-dua',
  '/asma-ul-husna',
  '/forty-hadith/1',
]) {
  test(`${path} preloads no font that it does not use`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    const { preloaded, unused } = await page.evaluate(async () => {
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
    expect(preloaded).toBeGreaterThan(0);
    expect(unused).toEqual([]);
  });
}
