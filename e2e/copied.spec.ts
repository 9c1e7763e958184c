/** What is copied is the source, code point for code point. */
import { expect, test } from '@playwright/test';
import { ROUTES } from './routes/expected.ts';
import { arabicOf } from './routes/source.ts';

/** Of each category every sixth page, beginning with the first, and all that hold Qur'an or a name to be said. */
const pages = ROUTES.map(({ path }) => path)
  .filter((path) => path.split('/').length === 3 && arabicOf(path).length > 0 && !/^\/(forty-hadith|context-behind-dua)\//.test(path))
  .filter((path, index) => index % 6 === 0 || arabicOf(path).some((text) => text.includes('{name}')));

for (const path of pages) {
  test(path, async ({ page }) => {
    await page.addInitScript(() => {
      const copied: string[] = [];
      Object.assign(window, { copied });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => void copied.push(text) } });
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
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    const buttons = page.locator('.card').getByRole('button', { name: 'Copy', exact: true });
    const count = await buttons.count();
    expect(count).toBeGreaterThan(0);
    const copied = (): Promise<string[]> => page.evaluate(() => (window as unknown as { copied: string[] }).copied);
    for (let index = 0; index < count; index++) {
      // By the keyboard: a message may lie over a button.
      await buttons.nth(index).press('Enter');
      await expect.poll(async () => (await copied()).length).toBe(index + 1);
    }
    expect(await copied()).toEqual(arabicOf(path).slice(0, count));
  });
}
