import { expect, test } from '@playwright/test';
import { collectPageErrors } from './page-errors.ts';
import { holdRequests } from './hold-requests.ts';
import { waitUntilReady } from './pages/app.ts';

test('without any font, and then without the style sheet, every text is there', async ({ page }) => {
  const faults = collectPageErrors(page);
  await test.step('without any font nothing runs out of the window', async () => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/morning-evening/morning-remembrance');
    await waitUntilReady(page);
    await expect(page.locator('.arabic').first()).toBeVisible();
    await expect(page.locator('.translation').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(faults).toEqual([]);
  });
  await test.step('without the style sheet the page reads from top to bottom', async () => {
    await page.route('**/*.css', (route) => route.abort());
    await page.goto('/prayer/ablution');
    await expect(page.getByRole('article')).toHaveCount(3);
    // The browser's default margin: no style sheet applies.
    await expect(page.locator('body')).toHaveCSS('margin', '8px');
  });
});

test('fast keys and fast steps in the history end on the right page', async ({ page }) => {
  test.setTimeout(60_000);
  const faults = collectPageErrors(page);
  await test.step('Backspace that is pressed before the app is there leads to the menu', async () => {
    const release = await holdRequests(page, /\/assets\/entry-client-/);
    // The script that keeps what is pressed stands at the end of the page, behind the style sheet.
    await page.goto('/prayer/tashahhud', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1')).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(page.locator('html')).not.toHaveAttribute('data-ready', '');
    release();
    await expect(page).toHaveURL('/prayer');
  });

  await test.step('after fast steps back and forward, the page is that of the address', async () => {
    await page.goto('/');
    await waitUntilReady(page);
    const trail = ['/'];
    for (const name of [/Illness/, /Visiting the Sick/i]) {
      await page.getByRole('main').getByRole('link', { name }).first().click();
      await expect(page).not.toHaveURL(trail.at(-1) ?? '');
      trail.push(new URL(page.url()).pathname);
    }
    await page.evaluate(async () => {
      // Never farther back than home, before which there is another document.
      const steps = [-1, -1, 1, 1, -2, 2, -1, 1, -1, -1, 2, -2, 1, 1, -1];
      for (const step of steps) {
        // The address is there, and the app is still on its way to the page.
        const hasGone = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
        window.history.go(step);
        await hasGone;
      }
    });
    const headings: Readonly<Record<string, string>> = {
      '/': 'Misbaha',
      '/illness': 'Illness',
      '/illness/visiting-sick': 'When Visiting the Sick',
    };
    // In the end the page is that of the address, whichever step was the last that the browser took.
    await expect.poll(async () => headings[new URL(page.url()).pathname] === (await page.locator('h1').textContent())).toBe(true);
    expect(trail).toContain(new URL(page.url()).pathname);
    await expect(page.locator('h1')).toHaveCount(1);
  });
  expect(faults).toEqual([]);
});
