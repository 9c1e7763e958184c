/** Help for counting without looking, as far as only a browser can test it: contrast, and that the policy allows silent audio. */
import { expect, test } from '@playwright/test';
import { open } from './pages/app.ts';
import { accessibilityFindings } from './inspections/axe.ts';

test('axe finds nothing in any theme; silent audio plays while the headset counts; a press on the Arabic counts if the whole card counts', async ({
  page,
}) => {
  await test.step('on the tasbih', async () => {
    await open(page, '/tasbih-counter');
    const state = (): Promise<string> => page.evaluate(() => navigator.mediaSession.playbackState);
    await page.getByRole('button', { name: 'Counting without looking' }).click();
    const headset = page.getByRole('checkbox', { name: 'Count with the headset button' });
    await headset.waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await state()).toBe('none');
    await headset.click();
    await expect(headset).toBeChecked();
    expect(await state()).toBe('playing');
    await headset.click();
    await expect(headset).not.toBeChecked();
    expect(await state()).toBe('none');
  });
  await test.step('in the view of one dua at a time, a press on the Arabic counts, and shows no word meaning', async () => {
    await open(page, '/prayer/after-salam?one');
    await page.getByRole('button', { name: 'Counting without looking' }).click();
    await page.getByRole('checkbox', { name: 'The whole card counts' }).check();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('.one-whole')).toBeVisible();
    const box = await page.locator('.one .card .arabic').first().boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect(page.locator('.one .counter-button')).toHaveAttribute('aria-label', '1 / 3, count one');
    await expect(page.locator('.word-popover')).toHaveCount(0);
  });
});
