/** What a page's head asks the browser for. What it tells others is held by `site/test/static`. */
import { expect, test } from '@playwright/test';

// A browser warns of this only when it is quick enough, so it is asked instead.
test('a page preloads no font that it does not use', async ({ page }) => {
  for (const path of [
    '/',
    '/prayer',
    '/morning-evening/morning-remembrance',
    '/quranic-duas/adam-dua',
    '/asma-ul-husna',
    '/forty-hadith/1',
  ]) {
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
    expect(preloaded, path).toBeGreaterThan(0);
    expect(unused, path).toEqual([]);
  }
});
