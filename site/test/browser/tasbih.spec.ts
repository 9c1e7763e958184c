/** The tasbih counter, as far as only a browser can test it: the motion of the beads, the space for all parts, and gestures. */
import { expect, type Page, test } from '@playwright/test';

const open = async (page: Page, path = '/tasbih-counter'): Promise<void> => {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
};
const count = (page: Page) => page.locator('.tasbih-count');
const reset = (page: Page) => page.getByRole('button', { name: 'RESET' });
const used = (page: Page) => page.locator('.bead-used');

/** Presses Space many times, once a frame. It runs inside the page, without a call of Playwright for each press. */
const pressMany = (page: Page, times: number): Promise<void> =>
  page.evaluate(async (presses) => {
    for (let press = 0; press < presses; press += 1) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
      await new Promise(requestAnimationFrame);
    }
  }, times);

test('beads are shown at once, fade when used, and return in turns unless reduced motion is on; all parts fit a small phone and larger text', async ({
  page,
}) => {
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).target?.closest('.bead')).length);
  await test.step('no bead moves while the page loads', async () => {
    await page.goto('/tasbih-counter', { waitUntil: 'domcontentloaded' });
    expect(await moving()).toBe(0);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    expect(await moving()).toBe(0);
  });

  await test.step('a used bead is faint and tinted with gold', async () => {
    // Without transitions, so that no colour is read half-way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const look = (index: number) =>
      page
        .locator('.bead circle')
        .nth(index)
        .evaluate((bead) => ({ fill: getComputedStyle(bead).fill, opacity: Number(getComputedStyle(bead).opacity) }));
    const before = await look(0);
    await page.keyboard.press('Space');
    await expect(used(page)).toHaveCount(1);
    const after = await look(0);
    expect(after.opacity).toBeLessThan(0.5);
    expect(after.fill).not.toBe(before.fill);
    expect(await look(1)).toEqual(before);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await reset(page).click();
    await expect(page.locator('.bead-returned')).toHaveCount(1);
  });

  await test.step('number, beads and RESET fit phones without scrolling, in Urdu too, whose letters are high', async () => {
    const expectToFit = async (width: number, height: number): Promise<void> => {
      await page.setViewportSize({ width, height });
      for (const part of [count(page), page.locator('.beads'), page.locator('.tasbih-reset')])
        await expect(part, `${width}x${height}`).toBeInViewport({ ratio: 1 });
      const overflow = await page.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        document.documentElement.scrollHeight - innerHeight,
      ]);
      expect(Math.max(...overflow), `${width}x${height}`).toBeLessThanOrEqual(0);
    };
    for (const path of ['/ur/tasbih-counter', '/tasbih-counter']) {
      await open(page, path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const [width, height] of [
        [320, 568],
        [360, 560],
        [360, 706],
        [360, 740],
        [393, 727],
      ] as const)
        await expectToFit(width, height);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('at 33 the screen says that the round is complete, and RESET stays in its place', async () => {
    const hint = page.locator('.tasbih-hint');
    await expect(hint).toHaveText('Tap anywhere to count');
    const place = (): Promise<unknown> => reset(page).boundingBox();
    const before = await place();
    await pressMany(page, 33);
    // A count removes the mark of the beads that a RESET brought back.
    await expect(page.locator('.bead-returned')).toHaveCount(0);
    await expect(hint).toHaveText('Round complete. RESET begins a new one.');
    await expect(hint).toBeInViewport({ ratio: 1 });
    expect(await place()).toEqual(before);
    await expect(page.getByRole('status')).toHaveText('33. Round complete. RESET begins a new one.');
  });

  const timing = () =>
    page.locator('.bead').evaluateAll((beads) =>
      beads.map((bead) => {
        const [move, fade] = [getComputedStyle(bead), getComputedStyle(bead.querySelector('circle') ?? bead)];
        return [move.animationDuration, move.animationDelay, fade.transitionDuration, fade.transitionDelay].map((time) =>
          Number.parseFloat(time),
        );
      }),
    );
  await test.step('beads fade in 300 ms, move in 500 ms and take turns of 50 ms', async () => {
    await expect(used(page)).toHaveCount(33);
    await reset(page).click();
    await expect(page.locator('.bead-returned')).toHaveCount(33);
    for (const [index, [move, moveDelay = NaN, fade, fadeDelay = NaN]] of (await timing()).entries()) {
      expect([move, fade]).toEqual([0.5, 0.3]);
      expect(moveDelay).toBeCloseTo(index * 0.05);
      expect(fadeDelay).toBeCloseTo(index * 0.05);
    }
  });

  await test.step('with reduced motion, beads neither move nor fade', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [move, , fade] of await timing()) expect([move, fade]).toEqual([0, 0]);
  });

  await test.step('with larger text the number stands in the window, and the title over no button and no phrase', async () => {
    for (const path of ['/tasbih-counter', '/fr/tasbih-counter', '/ur/tasbih-counter']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-ready', '');
      for (const [width, height, size] of [
        [390, 844, '150%'],
        [390, 844, '200%'],
        [320, 568, '130%'],
        [320, 640, '200%'],
        [1280, 800, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
        const faults = await page.evaluate(() => {
          const boxOf = (selector: string): DOMRect => {
            const range = document.createRange();
            range.selectNodeContents(document.querySelector(selector) ?? document.body);
            return range.getBoundingClientRect();
          };
          const title = boxOf('h1');
          const covered = [...document.querySelectorAll('.icon-button, .phrase')].filter((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return title.left < right && left < title.right && title.top < bottom && top < title.bottom;
          });
          return [
            ...covered.map(({ className }) => className),
            ...(title.left < 0 || title.right > innerWidth ? ['the title'] : []),
            ...(boxOf('.tasbih-count').bottom > innerHeight ? ['the number'] : []),
          ];
        });
        expect(faults, `${path} at ${width} × ${height}, ${size}`).toEqual([]);
      }
    }
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  /** Sends touches as a hand makes them. Each step lists all fingers that are down; the times of the events are set. */
  const touch = async (page: Page, steps: { x: number; y: number; id: number }[][], stepSeconds = 0.02): Promise<void> => {
    const session = await page.context().newCDPSession(page);
    const start = Date.now() / 1000;
    let before = 0;
    for (const [at, touchPoints] of steps.entries()) {
      const type = touchPoints.length > before ? 'touchStart' : touchPoints.length < before ? 'touchEnd' : 'touchMove';
      await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: start + at * stepSeconds });
      before = touchPoints.length;
    }
  };
  const LONG_PRESS_SECONDS = 0.7;
  const line = (from: { x: number; y: number }, to: { x: number; y: number }, id = 1, steps = 6) =>
    Array.from({ length: steps + 1 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
      id,
    }));

  test('taps count, slow ones and those of two thumbs too; a swipe, a pull, a scroll and a pinch do not', async ({ page }) => {
    const begin = async (): Promise<void> => {
      await reset(page).click();
      await expect(count(page)).toHaveText('0');
    };
    await test.step('more than fifteen taps a second lose none, and nothing is selected, zoomed or scrolled', async () => {
      await open(page);
      const session = await page.context().newCDPSession(page);
      // Sent without waiting for one another, so faster than any hand.
      const sent: Promise<unknown>[] = [];
      for (let tap = 0; tap < 30; tap += 1) {
        const point = { x: 120 + (tap % 2) * 150, y: 560 };
        sent.push(session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }));
        sent.push(session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }));
      }
      await Promise.all(sent);
      await expect(count(page)).toHaveText('30');
      const state = await page.evaluate(() => ({ selected: String(getSelection()), scale: visualViewport?.scale, scrolled: scrollY }));
      expect(state).toEqual({ selected: '', scale: 1, scrolled: 0 });
      expect(await page.evaluate(() => [getComputedStyle(document.body).touchAction, getComputedStyle(document.body).userSelect])).toEqual([
        'manipulation',
        'none',
      ]);
    });
    await test.step('a swipe and a pull count nothing, and the next taps count one each, however slow', async () => {
      await begin();
      const swipe = line({ x: 320, y: 600 }, { x: 60, y: 600 });
      await touch(page, [...swipe.map((point) => [point]), []]);
      const pull = line({ x: 200, y: 300 }, { x: 200, y: 800 });
      await touch(page, [...pull.map((point) => [point]), []]);
      await expect(count(page)).toHaveText('0');
      await touch(page, [[{ x: 200, y: 560, id: 1 }], []], LONG_PRESS_SECONDS);
      await expect(count(page)).toHaveText('1');
      await touch(page, [[{ x: 200, y: 400, id: 1 }], []]);
      await expect(count(page)).toHaveText('2');
    });
    await test.step('overscroll at the top is contained, and a long press selects nothing and opens no menu', async () => {
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe('contain');
      await touch(page, [[{ x: 100, y: 200, id: 1 }], []], LONG_PRESS_SECONDS);
      expect(await page.evaluate(() => String(getSelection()))).toBe('');
      const opened = await page.evaluate(() =>
        ['touch', 'mouse'].map((pointerType) =>
          document.body.dispatchEvent(new PointerEvent('contextmenu', { pointerType, bubbles: true, cancelable: true })),
        ),
      );
      expect(opened).toEqual([false, true]);
    });
    await test.step('two thumbs that overlap count two', async () => {
      await begin();
      const session = await page.context().newCDPSession(page);
      const [left, right] = [
        { x: 100, y: 600, id: 1 },
        { x: 290, y: 600, id: 2 },
      ];
      // Sets the times of the events: a busy machine sends them so late that each touch would count as a long press.
      const start = Date.now() / 1000;
      const step = (at: number, type: 'touchStart' | 'touchEnd', touchPoints: (typeof left)[]) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: start + at * 0.04 });
      await step(0, 'touchStart', [left]);
      await step(1, 'touchStart', [left, right]);
      await step(2, 'touchEnd', [right]);
      await step(3, 'touchEnd', []);
      await expect(count(page)).toHaveText('2');
    });
    await test.step('with enlarged text, a scroll counts nothing', async () => {
      await begin();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
      await touch(page, [...line({ x: 200, y: 700 }, { x: 200, y: 300 }).map((point) => [point]), []]);
      await expect.poll(scrolled).toBeGreaterThan(100);
      await expect(count(page)).toHaveText('0');
    });
    await test.step('a pinch counts nothing', async () => {
      await open(page);
      const [left, right] = [line({ x: 180, y: 560 }, { x: 60, y: 560 }), line({ x: 220, y: 560 }, { x: 340, y: 560 }, 2)];
      await touch(page, [left.slice(0, 1), ...left.map((point, at) => [point, right[at] ?? point]), left.slice(-1), []]);
      expect(await page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1);
      await expect(count(page)).toHaveText('0');
    });
  });
});
