/**
 * Learning by heart, as far as only a browser can test it: contrast, width and print. The sessions are tested in
 * `site/test/components/learn.test.tsx`.
 */
import { expect, test } from '@playwright/test';
import { open } from './pages/app.ts';
import { learnFirstCard } from './pages/learn.ts';
import { accessibilityFindings } from './inspections/axe.ts';
import { overflowFaults } from './inspections/inspect.ts';

test('axe finds nothing in three themes, word by word too, nothing overflows at 320 px, and paper cuts nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/learn');
  expect(await overflowFaults(page)).toEqual([]);
  await learnFirstCard(page, '/morning-evening/before-sleeping');
  expect(await overflowFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hide more' }).click();
  await page.getByRole('button', { name: 'Show line' }).click();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.evaluate(() => localStorage.setItem('misbaha:reading', JSON.stringify({ transliteration: 'words', underWords: 'both' })));
  // The step that was chosen is kept.
  await page.reload();
  await page.getByRole('button', { name: 'Next word' }).click();
  await expect(page.locator('.learn-revealed .word-sound')).toHaveCount(1);
  await expect(page.locator('.word-meaning')).toHaveCount(1);
  expect(await overflowFaults(page)).toEqual([]);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Not yet/ }).click();
  await expect(page.locator('.learn-ended')).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'All that you learn' }).click();
  await expect(page.locator('.learn-row')).toHaveCount(1);
  expect(await overflowFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowFaults(page)).toEqual([]);
  expect(await accessibilityFindings(page)).toEqual([]);
  await test.step('on paper the first line of a learned dua is whole', async () => {
    await learnFirstCard(page, '/morning-evening/morning-remembrance');
    await open(page, '/learn');
    await expect(page.locator('.learn-row')).toHaveCount(2);
    const cut = (): Promise<number> =>
      page
        .locator('.learn-first-words')
        .evaluateAll((lines) => lines.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
    expect(await cut()).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await cut()).toBe(0);
  });
});
