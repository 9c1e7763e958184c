import { expect, test } from '@playwright/test';
import { isPreloadTiming } from '../tools/browsers/preload-timing.ts';

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

test('hashed assets are cached for a year, pages are revalidated', async ({ request }) => {
  const html = await request.get('/prayer');
  expect(html.headers()['cache-control']).toBe('no-cache');
  expect(html.headers()['content-type']).toContain('text/html');
  const asset = /\/assets\/[^" ]+\.js/.exec(await html.text())?.[0] ?? '';
  const script = await request.get(asset);
  expect(script.headers()['cache-control']).toContain('immutable');
  expect(script.headers()['content-type']).toContain('javascript');
});
