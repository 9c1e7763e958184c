import { expect, test } from '@playwright/test';

declare global {
  interface Window {
    /** The widest that the document has been when it was painted. */
    widest: number;
  }
}

test('a large booklet never makes a phone scroll sideways, not even while it is measured', async ({ page }) => {
  await page.addInitScript(() => {
    window.widest = 0;
    const look = (): void => {
      window.widest = Math.max(window.widest, document.documentElement.scrollWidth);
      requestAnimationFrame(look);
    };
    // Looks before every paint, and after every change of the page while the booklet is measured.
    requestAnimationFrame(look);
    new MutationObserver(() => {
      window.widest = Math.max(window.widest, document.querySelector('.laid-out') ? document.documentElement.scrollWidth : 0);
    }).observe(document, { childList: true, subtree: true });
  });
  for (const category of ['quranic-duas', 'daily-life']) {
    await page.goto(`/booklet?of=${category}`);
    await expect(page.locator('.leaf').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => window.widest), category).toBe(390);
  }
});
