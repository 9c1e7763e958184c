/** Icons, ornament and columns. They depend on the document and the style sheet alone, so they are tested without scripts. */
import { expect, type Page, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

/** Whether the page's ornament is painted. */
const hasPattern = (page: Page): Promise<boolean> => page.evaluate(() => getComputedStyle(document.body, '::before').content !== 'none');

/** Columns of a grid in a window of this width. */
async function columnsAt(page: Page, grid: string, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  return page.locator(grid).evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
}

test('every entry of a menu has its icon; the pattern stands behind no text that is read; home, the names and the hadith have their columns', async ({
  page,
}) => {
  await test.step('every entry of a menu has an icon that is drawn, and its name is its words and how many texts the page shows', async () => {
    for (const path of ['/daily-life', '/istighfar', '/wellbeing']) {
      await page.goto(path);
      const icons = page.locator('.row .row-icon');
      expect(await icons.count(), path).toBe(await page.locator('.row').count());
      // An icon whose reference leads to no drawing has an empty box.
      await expect
        .poll(() => icons.evaluateAll((all) => all.filter((icon) => (icon as SVGSVGElement).getBBox().width === 0).length), path)
        .toBe(0);
      await expect(icons.first()).toHaveAttribute('aria-hidden', 'true');
      const [name = ''] = await page.locator('.row-title').allInnerTexts();
      await expect(page.getByRole('main').getByRole('link').first()).toHaveAccessibleName(new RegExp(`^${name}( \\d+ (texts?|verses?))?$`));
      expect(await page.locator('.row-count').allInnerTexts(), path).not.toContain('0');
    }
  });

  await test.step('the pattern adorns home, the menus, the counter and the settings, and stands behind no text that is read', async () => {
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

  await test.step('home has one, two and three columns', async () => {
    await page.goto('/');
    const columns: number[] = [];
    for (const width of [390, 640, 768, 1280]) columns.push(await columnsAt(page, '.tiles', width));
    expect(columns).toEqual([1, 2, 3, 3]);
  });

  await test.step('the names have one, two and three columns, from right to left', async () => {
    await page.goto('/asma-ul-husna');
    const names = page.getByRole('region', { name: 'The names' }).getByRole('listitem');
    const places = () => Promise.all([names.nth(0).boundingBox(), names.nth(1).boundingBox()]);
    const columns: number[] = [];
    for (const width of [320, 767, 768, 1023]) columns.push(await columnsAt(page, '.names', width));
    expect(columns).toEqual([1, 1, 2, 2]);
    await page.setViewportSize({ width: 390, height: 900 });
    const [first, second] = await places();
    expect(first?.y).toBeLessThan(second?.y ?? 0);
    expect(await columnsAt(page, '.names', 1024)).toBe(3);
    const [right, left] = await places();
    expect(right?.x).toBeGreaterThan(left?.x ?? Infinity);
  });

  await test.step('each paragraph of a hadith stands with its translation: below it on a phone, to the right of it from 600 px in every language', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/forty-hadith/24');
    const pairs = page.locator('.hadith-pair');
    await expect(pairs).toHaveCount(11);
    const places = async () => {
      const boxes = await Promise.all(
        (await pairs.all()).map(async (pair) => ({
          arabic: await pair.locator('.hadith-arabic').boundingBox(),
          translation: await pair.locator('.hadith-translation').boundingBox(),
        })),
      );
      return boxes.map(({ arabic, translation }) => {
        if (!translation || !arabic) throw new Error('a text is not shown');
        return { arabic, translation };
      });
    };
    for (const { arabic, translation } of await places()) expect(arabic.y + arabic.height).toBeLessThanOrEqual(translation.y);
    await page.setViewportSize({ width: 600, height: 900 });
    for (const address of ['/forty-hadith/24', '/ur/forty-hadith/24']) {
      await page.goto(address);
      for (const { arabic, translation } of await places()) {
        expect(translation.x + translation.width).toBeLessThanOrEqual(arabic.x);
        expect(translation.y).toBe(arabic.y);
      }
    }
  });
});
