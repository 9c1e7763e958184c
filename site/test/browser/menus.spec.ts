/** The menus of the categories: each entry has its drawing; ornament stands only where nothing is read. */
import { expect, type Page, test } from '@playwright/test';

// What is drawn is the style sheet's and the document's alone.
test.use({ javaScriptEnabled: false });

test('every entry of a menu has an icon that is drawn, and its name is its words and how many texts the page shows', async ({ page }) => {
  for (const path of ['/daily-life', '/istighfar', '/wellbeing']) {
    await page.goto(path);
    const icons = page.locator('.row .row-icon');
    expect(await icons.count(), path).toBe(await page.locator('.row').count());
    // An address that leads to no drawing gives an empty box.
    await expect
      .poll(() => icons.evaluateAll((all) => all.filter((icon) => (icon as SVGSVGElement).getBBox().width === 0).length), path)
      .toBe(0);
    await expect(icons.first()).toHaveAttribute('aria-hidden', 'true');
    const [name = ''] = await page.locator('.row-title').allInnerTexts();
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAccessibleName(new RegExp(`^${name}( \\d+ (texts?|verses?))?$`));
    expect(await page.locator('.row-count').allInnerTexts(), path).not.toContain('0');
  }
});

/** Whether the page's ornament is painted. */
const hasPattern = (page: Page): Promise<boolean> => page.evaluate(() => getComputedStyle(document.body, '::before').content !== 'none');

test('the pattern adorns home, the menus, the counter and the settings, and stands behind no text that is read', async ({ page }) => {
  const shown: Record<string, boolean> = {};
  const adorned = ['/', '/daily-life', '/context-behind-dua', '/tasbih-counter', '/settings'];
  const plain = [
    '/about',
    '/contact',
    '/asma-ul-husna',
    '/forty-hadith',
    '/forty-hadith/2',
    '/daily-life/dreams',
    '/context-behind-dua/times',
  ];
  for (const path of [...adorned, ...plain]) {
    await page.goto(path);
    shown[path] = await hasPattern(page);
  }
  expect(shown).toEqual(Object.fromEntries([...adorned.map((path) => [path, true]), ...plain.map((path) => [path, false])]));
});
