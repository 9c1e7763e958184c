/**
 * A page's duas one at a time, as far as only a browser can test it: touch, presses before the app has loaded, contrast. Going
 * through the duas is tested in `site/test/components/one-at-a-time.test.tsx`.
 */
import { expect, test } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { open } from './pages/app.ts';
import { countButton, opener, openOneAtATime, progress } from './pages/one-at-a-time.ts';
import { accessibilityFindings } from './inspections/axe.ts';

const EVENING = '/morning-evening/evening-remembrance';
/** Eight duas. The first line of the first one, the plea for forgiveness, is said three times. */
const AFTER_SALAM = '/prayer/after-salam';

test('two presses before the app has loaded open the view once; axe finds nothing in it; home offers to resume without a layout shift', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await test.step('two presses before the app has loaded open the view once, and count nothing', async () => {
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto(AFTER_SALAM);
    const before = await page.evaluate(() => window.history.length);
    await opener(page).click();
    await opener(page).click();
    release();
    await expect(page.locator('.one')).toBeVisible();
    expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
    await expect(countButton(page)).toHaveAccessibleName('0 / 3, count one');
  });
  await test.step('axe finds nothing in it nor at its end, in any theme', async () => {
    await countButton(page).click();
    await expect(countButton(page)).toHaveAccessibleName('1 / 3, count one');
    expect(await accessibilityFindings(page)).toEqual([]);
    while ((await page.locator('.one-end').count()) === 0) await page.keyboard.press('ArrowRight');
    expect(await accessibilityFindings(page)).toEqual([]);
  });
  await test.step('home says where to resume, and no entry of home moves', async () => {
    await page.emulateMedia({ reducedMotion: null });
    await openOneAtATime(page, EVENING);
    await page.keyboard.press('ArrowRight');
    await expect(progress(page)).toContainText('2 of ');
    // Records list items that a layout shift moves; shifts of other elements, as when the font of the title loads, do not count.
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        const sources = list.getEntries().flatMap((entry) => (entry as PerformanceEntry & { sources: { node?: Element }[] }).sources);
        moved.push(...sources.flatMap(({ node }) => (node?.nodeName === 'LI' ? [node.textContent] : [])));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // The narrowest tiles in which the words of the entry stand on one line.
    await page.setViewportSize({ width: 853, height: 844 });
    await open(page, '/');
    await expect(page.getByRole('link', { name: /^Morning\/Evening/ })).toHaveAccessibleName(/Resume evening at 2 of \d+$/);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('two thumbs count one each; a tap on the Arabic explains a word; a swipe turns the card', async ({ page }) => {
    await openOneAtATime(page, AFTER_SALAM);
    const session = await page.context().newCDPSession(page);
    const touch = async (...steps: { x: number; y: number; id: number }[][]): Promise<void> => {
      // Sets the times of the events: a busy machine sends them so late that each touch would count as a long press.
      const start = Date.now() / 1000;
      let before = 0;
      for (const [at, touchPoints] of steps.entries()) {
        const type = touchPoints.length > before ? 'touchStart' : touchPoints.length < before ? 'touchEnd' : 'touchMove';
        await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: start + at * 0.04 });
        before = touchPoints.length;
      }
    };
    const box = await countButton(page).boundingBox();
    if (!box) throw new Error('there is no counter');
    const [left, right] = [box.x + 40, box.x + box.width - 40].map((x, id) => ({ x, y: box.y + box.height / 2, id }));
    if (!left || !right) throw new Error('a hand has two thumbs');
    await touch([left], [left, right], [right], []);
    await expect(countButton(page)).toHaveAccessibleName('2 / 3, count one');

    const arabic = page.locator('.one .arabic');
    await arabic.tap({ position: { x: ((await arabic.boundingBox())?.width ?? 0) - 20, y: 30 } });
    await expect(page.locator('.word-popover')).toBeVisible();
    await page.locator('.one .translation').tap();
    await expect(page.locator('.word-popover')).toHaveCount(0);
    await expect(countButton(page)).toHaveAccessibleName('2 / 3, count one');
    await page.locator('.one .translation').tap();
    // The card does not turn by itself: another line follows the counted one.
    await page.locator('.one-next').tap();
    await expect(progress(page)).toContainText('2 of ');

    const drawn = (from: number, to: number) => [0, 1, 2, 3, 4].map((step) => [{ x: from + ((to - from) * step) / 4, y: 300, id: 1 }]);
    await touch(...drawn(80, 320), []);
    await expect(progress(page)).toContainText('1 of ');
    await touch(...drawn(320, 80), []);
    await expect(progress(page)).toContainText('2 of ');
    expect(await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('misbaha:counts/')))).toHaveLength(1);
  });
});
