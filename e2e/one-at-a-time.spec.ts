/** A page's duas one at a time: counting, going on, coming back to the very card, and every way out. */
import { expect, type Page, test } from '@playwright/test';
import { copyIsThere } from './offline-copy.ts';
import { accessibilityFindings } from './routes/axe.ts';
import { Site } from './site.ts';

const EVENING = '/morning-evening/evening-remembrance';
/** Seeking forgiveness, the first of nine, is said three times. */
const AFTER_SALAM = '/prayer/after-salam';

const opener = (page: Page) => page.getByRole('button', { name: /^One at a time$|^Resume at/ });
const counter = (page: Page) => page.locator('.one').getByRole('button', { name: /count one$/ });
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const progress = (page: Page) => page.locator('.one-progress output');

async function ready(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

async function open(page: Page, path: string): Promise<void> {
  await ready(page, path);
  await opener(page).click();
  await expect(page.locator('.one')).toBeVisible();
}

/** A device that vibrates and whose screen can be kept awake, and says so. */
async function withDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const device = { vibrated: [] as unknown[], awake: 0 };
    Object.assign(window, { device });
    Object.defineProperty(navigator, 'vibrate', { value: (pattern: unknown) => device.vibrated.push(pattern) > 0 });
    const request = async (): Promise<object> => {
      device.awake += 1;
      const lock = {
        released: false,
        release: async () => {
          if (!lock.released) device.awake -= 1;
          lock.released = true;
        },
      };
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
}

const device = (page: Page): Promise<{ vibrated: unknown[]; awake: number }> =>
  page.evaluate(() => (window as unknown as { device: { vibrated: unknown[]; awake: number } }).device);

test('from the first to the last: what is counted leads on, what is not is gone past, and it can begin again', async ({ page }) => {
  await withDevice(page);
  await open(page, AFTER_SALAM);
  const total = await page.locator('.one-marks span').count();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(progress(page)).toHaveText(`1 of ${total} · ${total} left to say`);
  await expect.poll(async () => (await device(page)).awake).toBe(1);

  for (let press = 0; press < 3; press++) await counter(page).click();
  await expect(progress(page)).toHaveText(`2 of ${total} · ${total - 1} left to say`);
  expect((await device(page)).vibrated).toEqual([12, 12, [30, 60, 30]]);

  await page.getByRole('button', { name: 'Previous card' }).click();
  await expect(counter(page)).toHaveAccessibleName('3 / 3, count one');
  await page.keyboard.press('ArrowRight');
  await expect(progress(page)).toHaveText(`2 of ${total} · ${total - 1} left to say`);

  for (let card = 2; card <= total; card++) {
    await expect(progress(page)).toContainText(`${card} of ${total}`);
    if ((await next(page).count()) > 0) await next(page).click();
    else {
      const times = Number(/\/ (\d+),/.exec((await counter(page).getAttribute('aria-label')) ?? '')?.[1]);
      for (let press = 0; press < times; press++) await page.keyboard.press('Space');
    }
  }
  await expect(page.getByRole('heading', { name: `All ${total} are said` })).toBeFocused();
  await expect.poll(async () => (await device(page)).awake).toBe(0);

  await page.getByRole('button', { name: 'Begin again' }).click();
  await expect(progress(page)).toHaveText(`1 of ${total} · ${total} left to say`);
  await expect(counter(page)).toHaveAccessibleName('0 / 3, count one');
});

test('today it is taken up at the very card: by home, by the page, after a reload; the counts are those of the page', async ({ page }) => {
  // What moves because something came later; the fonts of the title are not meant.
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      const sources = list.getEntries().flatMap((entry) => (entry as PerformanceEntry & { sources: { node?: Element }[] }).sources);
      moved.push(...sources.flatMap(({ node }) => (node?.nodeName === 'LI' ? [node.textContent] : [])));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, EVENING);
  for (let card = 1; card < 4; card++) {
    await expect(progress(page)).toContainText(`${card} of `);
    await page.getByRole('button', { name: /^Next( card)?$/ }).click();
  }
  await expect(progress(page)).toContainText('4 of ');
  const text = await page.getByRole('article').locator('.arabic').textContent();

  // The narrowest tiles in which the words of the entry stand on one line.
  await page.setViewportSize({ width: 853, height: 844 });
  await ready(page, '/');
  const entry = page.getByRole('link', { name: /^Morning\/Evening/ });
  await expect(entry).toHaveAccessibleName(/Resume evening at 4 of \d+$/);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  await entry.click();
  await page.getByRole('link', { name: /in the evening/ }).click();
  await expect(opener(page)).toHaveText(/^Resume at 4 of/);
  await opener(page).click();
  await expect(page.getByRole('article').locator('.arabic')).toHaveText(text ?? '');
  await page.reload();
  await expect(page.locator('.one')).toBeVisible();
  await expect(page.getByRole('article').locator('.arabic')).toHaveText(text ?? '');

  await page.goBack();
  await page.getByRole('button', { name: 'Restart counting' }).click();
  await expect(opener(page)).toHaveText('One at a time');
  await ready(page, '/');
  await expect(entry).toHaveAccessibleName('Morning/Evening Waking, day, night, sleep');
});

test('every way back leads to the whole page first, to the button that opened it', async ({ page }) => {
  const ways: (() => Promise<unknown>)[] = [
    () => page.goBack(),
    () => page.getByRole('button', { name: 'Back to the whole page' }).click(),
    () => page.keyboard.press('Backspace'),
    () => page.keyboard.press('Escape'),
  ];
  await ready(page, '/prayer');
  await page.locator(`a[href="${AFTER_SALAM}"]`).click();
  for (const leave of ways) {
    await opener(page).click();
    await expect(page.locator('.one h1')).toBeFocused();
    await leave();
    await expect(page.getByRole('article').nth(1)).toBeVisible();
    await expect(opener(page)).toBeFocused();
    await expect(page).toHaveURL(AFTER_SALAM);
  }
  await page.keyboard.press('Backspace');
  await expect(page).toHaveURL('/prayer');

  await ready(page, `${AFTER_SALAM}?one`);
  await page.getByRole('button', { name: 'Back to the whole page' }).click();
  await expect(page).toHaveURL(AFTER_SALAM);
});

test('pressed twice before the app is there it opens once, and nothing is counted', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(AFTER_SALAM);
  await opener(page).click();
  await opener(page).click();
  release();
  await expect(page.locator('.one')).toBeVisible();
  expect(await page.evaluate(() => window.history.length)).toBe(3);
  await expect(counter(page)).toHaveAccessibleName('0 / 3, count one');
});

test.describe('by hand', () => {
  test.use({ hasTouch: true });

  test('two thumbs count one each; on the Arabic a finger asks for a word; a swipe turns the card', async ({ page }) => {
    await open(page, AFTER_SALAM);
    const session = await page.context().newCDPSession(page);
    const touch = async (...steps: { x: number; y: number; id: number }[][]): Promise<void> => {
      // A hand's own times: on a busy machine the steps arrive so late that each finger would be a long press.
      const start = Date.now() / 1000;
      let before = 0;
      for (const [at, touchPoints] of steps.entries()) {
        const type = touchPoints.length > before ? 'touchStart' : touchPoints.length < before ? 'touchEnd' : 'touchMove';
        await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: start + at * 0.04 });
        before = touchPoints.length;
      }
    };
    const box = await counter(page).boundingBox();
    if (!box) throw new Error('there is no counter');
    const [left, right] = [box.x + 40, box.x + box.width - 40].map((x, id) => ({ x, y: box.y + box.height / 2, id }));
    if (!left || !right) throw new Error('a hand has two thumbs');
    await touch([left], [left, right], [right], []);
    await expect(counter(page)).toHaveAccessibleName('2 / 3, count one');

    const arabic = page.locator('.one .arabic');
    await arabic.tap({ position: { x: ((await arabic.boundingBox())?.width ?? 0) - 20, y: 30 } });
    await expect(page.locator('.word-popover')).toBeVisible();
    await page.locator('.one .translation').tap();
    await expect(page.locator('.word-popover')).toHaveCount(0);
    await expect(counter(page)).toHaveAccessibleName('2 / 3, count one');
    await page.locator('.one .translation').tap();
    await expect(progress(page)).toContainText('2 of ');

    const drawn = (from: number, to: number) => [0, 1, 2, 3, 4].map((step) => [{ x: from + ((to - from) * step) / 4, y: 300, id: 1 }]);
    await touch(...drawn(80, 320), []);
    await expect(progress(page)).toContainText('1 of ');
    await touch(...drawn(320, 80), []);
    await expect(progress(page)).toContainText('2 of ');
    expect(await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('misbaha:counts/')))).toHaveLength(1);
  });
});

test('axe finds nothing in it nor at its end, in any theme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, AFTER_SALAM);
  await counter(page).click();
  expect(await accessibilityFindings(page)).toEqual([]);
  while ((await page.locator('.one-end').count()) === 0) await page.keyboard.press('ArrowRight');
  expect(await accessibilityFindings(page)).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('it opens and counts after one visit to another page', async ({ context }) => {
    const site = new Site();
    await site.start();
    const page = await context.newPage();
    await page.goto(`${site.origin}/settings`);
    await copyIsThere(page);
    await site.stop();
    await open(page, site.origin + AFTER_SALAM);
    await counter(page).click();
    await page.reload();
    await expect(counter(page)).toHaveAccessibleName('1 / 3, count one');
  });
});
