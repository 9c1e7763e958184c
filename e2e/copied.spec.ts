/** What is copied is the source, code point for code point. */
import { expect, type Page, test } from '@playwright/test';
import { ROUTES } from '../test/documents/expected-routes.ts';
import { arabicOf } from './routes/source.ts';

/** Of each category every sixth page, beginning with the first, and all that hold Qur'an or a name to be said. */
const pages = ROUTES.map(({ path }) => path)
  .filter((path) => path.split('/').length === 3 && arabicOf(path).length > 0 && !/^\/(forty-hadith|context-behind-dua)\//.test(path))
  .filter((path, index) => index % 6 === 0 || arabicOf(path).some((text) => text.includes('{name}')));

const copied = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { copied: string[] }).copied);

const categoryOf = (path: string): string => path.split('/')[1] ?? '';

for (const category of new Set(pages.map(categoryOf)))
  test(`/${category}`, async ({ page }) => {
    await page.addInitScript(() => {
      const texts: string[] = [];
      Object.assign(window, { copied: texts });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => void texts.push(text) } });
      localStorage.setItem(
        'misbaha:reading',
        JSON.stringify({
          arabicSize: 0,
          englishSize: 0,
          transliteration: 'words',
          translation: true,
          references: true,
          copied: ['arabic'],
        }),
      );
    });
    for (const path of pages.filter((one) => categoryOf(one) === category)) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-ready', '');
      const buttons = page.locator('.card').getByRole('button', { name: 'Copy', exact: true });
      const count = await buttons.count();
      expect(count, path).toBeGreaterThan(0);
      for (let index = 0; index < count; index++) {
        // By the keyboard: a message may lie over a button.
        await buttons.nth(index).press('Enter');
        await expect.poll(async () => (await copied(page)).length, path).toBe(index + 1);
      }
      expect(await copied(page), path).toEqual(arabicOf(path).slice(0, count));
    }
  });
