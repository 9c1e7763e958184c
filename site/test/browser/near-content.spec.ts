/** The content that readers come for is near the top of a page: long parts are folded on screen, and open in print. */
import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from './inspections/axe.ts';
import { overflowFaults } from './inspections/inspect.ts';

const SCREEN = 844;

/** Distance of an element's top from the top of the page, in CSS pixels. */
const topOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

interface FoldedPage {
  path: string;
  /** Selectors of what is folded on screen and visible in print. */
  onPaper: readonly string[];
  /** Expects the content to be near the top on a phone, or the page to be short, before anything is unfolded. */
  near?: (page: Page) => Promise<void>;
}

const FOLDED: readonly FoldedPage[] = [
  { path: '/asma-ul-husna', onPaper: ['.fold > .card'] },
  {
    path: '/forty-hadith',
    onPaper: [],
    near: async (page) => expect(await topOf(page, '.hadith-button')).toBeLessThan(SCREEN),
  },
  {
    path: '/about',
    onPaper: ['.key-table'],
    near: async (page) => {
      await expect(page.locator('main > :last-child')).toContainText('May Allah accept it');
      await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('Licences');
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4 * SCREEN);
    },
  },
  { path: '/context-behind-dua/times', onPaper: [] },
];

test('the forty hadith and the words of About start near the top; contents lead to their parts; folded parts are printed, fit and pass axe', async ({
  page,
}) => {
  await test.step('contents lead to their parts', async () => {
    await page.goto('/context-behind-dua/etiquettes');
    await page.getByText('Contents').click();
    const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    await expect(links).toHaveCount(23);
    await links.last().click();
    await expect(page.locator('.part').last()).toBeInViewport();
  });
  for (const { path, onPaper, near } of FOLDED)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 390, height: SCREEN });
      await page.goto(path);
      await near?.(page);
      await page.setViewportSize({ width: 320, height: SCREEN });
      for (const selector of onPaper) {
        const folded = page.locator(selector).first();
        await expect(folded).toBeHidden();
        await page.emulateMedia({ media: 'print' });
        await expect(folded).toBeVisible();
        await page.emulateMedia({ media: 'screen' });
      }
      for (const summary of await page.locator('.fold > summary').all()) await summary.click();
      await expect(page.locator('.fold:not([open])')).toHaveCount(0);
      expect(await overflowFaults(page)).toEqual([]);
      expect(await accessibilityFindings(page)).toEqual([]);
    });
});
