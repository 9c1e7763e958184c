/**
 * From the first paint on, every press is done exactly once and in order, however far the app is on its way: presses at random
 * moments of the load on computers of several speeds, and at moments that are held still.
 */
import { type CDPSession, expect, type Locator, type Page, type Request, test } from '@playwright/test';
import { type Random, seededRandom } from '../../../packages/content/mutation/random.ts';
import { letReactWork, prepareToHoldReact, setReactHeldOnLoad, untilReactWaits } from './hold-react.ts';
import { holdRequests } from './hold-requests.ts';

// A trace of hundreds of loads would cost more than the loads themselves.
test.use({ viewport: { width: 390, height: 1200 }, trace: 'off' });

const SEED = 20_261_121;
/**
 * Number of trials for each kind of press. Three for each of the four kinds are twelve in all, enough for every pair of
 * conditions (`trialOf`). `EARLY_PRESSES=52` tests more, after a change of how presses are held.
 */
const TRIALS = Number(process.env['EARLY_PRESSES'] ?? 3);
/** Scripts of the app that a page asks for before it is ready, and a few more. */
const MOST_SCRIPTS = 12;

const ready = (page: Page): Promise<void> => expect(page.locator('html')).toHaveAttribute('data-ready', '', { timeout: 30_000 });

/** Waits for the first paint of the page. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      }),
  );

/** Waits for two frames, after which the page shows the effect of every press. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

interface Pressed {
  name: string;
  path: string;
  target: (page: Page) => Locator;
  /** What the page shows; `expected` is what it must show after a number of presses. */
  found: (page: Page) => Promise<unknown>;
  expected: (presses: number) => unknown;
}

const CARD_PAGE = '/wellbeing/settling-debt';
const COUNTED_PAGE = '/hajj-umrah/jamarat';

const PRESSED: readonly Pressed[] = [
  {
    name: 'the tasbih',
    path: '/tasbih-counter',
    target: (page) => page.locator('.tasbih-tap'),
    found: (page) => page.locator('.tasbih-count').textContent(),
    expected: String,
  },
  {
    name: 'the theme',
    path: '/settings',
    target: (page) => page.locator('.setting button').first(),
    found: (page) => page.locator('html').getAttribute('data-theme'),
    expected: (presses) => (presses % 2 === 1 ? 'dark' : 'light'),
  },
  {
    name: 'the counter of a card',
    path: COUNTED_PAGE,
    target: (page) => page.locator('.counter-button').first(),
    found: (page) => page.locator('.counter-button b').first().textContent(),
    expected: String,
  },
  {
    name: 'saving a dua',
    path: CARD_PAGE,
    target: (page) => page.getByRole('article').first().getByRole('button', { name: 'Save' }),
    found: async (page) => [
      await page.getByRole('article').first().getByRole('button', { name: 'Save' }).getAttribute('aria-pressed'),
      await page.evaluate(() => Object.keys(localStorage).some((key) => /^misbaha:saved\/.*settling-debt/.test(key))),
    ],
    expected: (presses) => [String(presses % 2 === 1), presses % 2 === 1],
  },
];

interface Trial {
  slowness: number;
  latency: number;
  from: 'commit' | 'load' | 'in hand';
  /**
   * Number of the app's scripts that arrive before the presses; where `from` is 'in hand', it chooses after which press React
   * goes on.
   */
  scripts: number;
  presses: number;
}

const at = <T>(list: readonly [T, ...T[]], index: number): T => list[index % list.length] ?? list[0];

/**
 * Twelve trials in a row have every pair of values of any two of `slowness`, `latency` and `from`. `scripts`, more often few than
 * many, and the number of presses are random.
 */
const trialOf = (index: number, random: Random): Trial => ({
  slowness: at([1, 2, 4, 6], index),
  latency: at([0, 40, 120], Math.floor(index / 4)),
  from: at(['commit', 'load', 'in hand'], index),
  scripts: Math.floor(random.next() ** 2 * MOST_SCRIPTS),
  presses: 1 + random.below(3),
});

/** Resolves once so many scripts of the app have arrived, which may be never. To be called before the page is opened. */
function scriptsToArrive(page: Page, count: number): Promise<void> {
  if (count === 0) return Promise.resolve();
  return new Promise((resolve) => {
    let arrived = 0;
    const onArrival = (request: Request): void => {
      if (!/\/assets\/[^/]+\.js$/.test(request.url())) return;
      arrived += 1;
      if (arrived < count) return;
      page.off('requestfinished', onArrival);
      resolve();
    };
    page.on('requestfinished', onArrival);
  });
}

/** @returns what is wrong, or nothing */
async function run(page: Page, session: CDPSession, pressed: Pressed, trial: Trial): Promise<string | undefined> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: trial.slowness });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: trial.latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const isHeld = trial.from === 'in hand';
  await setReactHeldOnLoad(page, isHeld);
  const moment = scriptsToArrive(page, trial.scripts);
  await page.goto(pressed.path, { waitUntil: trial.from === 'load' ? 'load' : 'commit' });
  // Readers press only what is painted, and until the styles are there, the position of a button means nothing.
  await painted(page);
  const box = await pressed.target(page).boundingBox();
  if (!box) throw new Error(`${pressed.name} is not on the page`);
  if (isHeld) await untilReactWaits(page);
  else await Promise.race([moment, ready(page)]);
  for (let press = 0; press < trial.presses; press += 1) {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    if (isHeld && press === trial.scripts % trial.presses) await letReactWork(page);
  }
  await ready(page);
  await settled(page);
  const found = await pressed.found(page);
  const expected = pressed.expected(trial.presses);
  await page.evaluate(() => localStorage.clear());
  return JSON.stringify(found) === JSON.stringify(expected)
    ? undefined
    : `${JSON.stringify(trial)}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`;
}

test(`every press is done once: ${TRIALS} times at a random moment for each kind`, async ({ page }) => {
  // Many loads; each of them has its own limit.
  test.setTimeout(900_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await prepareToHoldReact(page);
  await page.goto('/contact');
  for (const [index, pressed] of PRESSED.entries())
    await test.step(pressed.name, async () => {
      const random = seededRandom(SEED + index);
      const wrong: string[] = [];
      for (let trial = 0; trial < TRIALS; trial += 1) {
        const fault = await run(page, session, pressed, trialOf(index * TRIALS + trial, random));
        if (fault) wrong.push(fault);
      }
      expect.soft(wrong, pressed.name).toEqual([]);
    });
});

const ALL_SCRIPTS = '**/assets/*.js';

/** Opens a page and does something on it while some of the app's scripts are held back, then lets the app come. */
async function doBeforeTheAppComes(
  page: Page,
  path: string,
  act: () => Promise<unknown>,
  scripts: string | RegExp = ALL_SCRIPTS,
): Promise<void> {
  const release = await holdRequests(page, scripts);
  await page.goto(path);
  await act();
  release();
  await ready(page);
  await settled(page);
  await page.unroute(scripts);
}

test('taps, keys, RESET, a form and a button that are pressed before the app has loaded take effect afterwards, once and in order', async ({
  page,
}) => {
  const count = page.locator('.tasbih-count');
  for (const [what, scripts] of [
    ['any of the code', ALL_SCRIPTS],
    ['the code of the screen', /\/assets\/tasbih-/],
  ] as const)
    await test.step(`taps, keys and RESET without ${what}`, async () => {
      const act = async (): Promise<void> => {
        await page.locator('.tasbih-tap').click();
        await page.keyboard.press('Space');
        await page.getByRole('button', { name: 'RESET' }).click();
        await page.locator('h1').click();
        await page.locator('.phrase').first().click();
        await page.locator('.tasbih-tap').click();
        await expect(page.locator('.loading')).toHaveText('Loading...');
        await expect(count).toHaveText('0');
      };
      await doBeforeTheAppComes(page, '/tasbih-counter', act, scripts);
      await expect(count).toHaveText('3');
      await expect(page.locator('.loading')).toHaveCount(0);
    });

  await test.step('a form that is sent twice', async () => {
    const number = page.getByLabel('Jump to number');
    const lengths: number[] = [];
    const act = async (): Promise<void> => {
      lengths.push(await page.evaluate(() => window.history.length));
      await number.fill('42');
      await number.press('Enter');
      await number.fill('43');
      await page.getByRole('button', { name: 'Go' }).click();
      await expect(page).toHaveURL('/asma-ul-husna');
    };
    await doBeforeTheAppComes(page, '/asma-ul-husna', act);
    await expect(page).toHaveURL('/asma-ul-husna#name-43');
    lengths.push(await page.evaluate(() => window.history.length));
    expect(lengths[1]).toBe(lengths[0]);
  });

  await test.step('a button that was pressed while something changed the page', async () => {
    const act = async (): Promise<void> => {
      await page.locator('.counter-button').first().click();
      await page.evaluate(() => {
        const title = document.querySelector('h1');
        if (title) title.textContent = 'Another title';
      });
    };
    await doBeforeTheAppComes(page, COUNTED_PAGE, act);
    await expect(page.locator('h1')).not.toHaveText('Another title');
    await expect(page.locator('.counter-button b').first()).toHaveText('1');
  });

  await test.step('a tap, a key and a tap while React is hydrating the page', async () => {
    await prepareToHoldReact(page);
    await setReactHeldOnLoad(page, true);
    await page.goto('/tasbih-counter');
    await untilReactWaits(page);
    await page.locator('.tasbih-tap').click();
    await page.keyboard.press('Space');
    await page.locator('h1').click();
    await letReactWork(page);
    await ready(page);
    await settled(page);
    await expect(count).toHaveText('3');
  });
});

test('if the app never loads, presses are not held for ever, links work as plain links, and no error is reported', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await test.step('a link leads on at once while the app is still awaited', async () => {
    await holdRequests(page, ALL_SCRIPTS);
    await page.goto('/morning-evening');
    await page.locator('h1').click();
    await page.getByRole('navigation').getByRole('link').first().click();
    await expect(page).toHaveURL('/morning-evening/waking-up');
    await page.unroute(ALL_SCRIPTS);
  });
  await test.step('plain pages lead from home to a text', async () => {
    await page.route(ALL_SCRIPTS, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: /Prayer/ }).click();
    await page.getByRole('navigation', { name: 'Prayer' }).getByRole('link').first().click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.unroute(ALL_SCRIPTS);
  });
  for (const [what, scripts] of [
    ['its entry', ALL_SCRIPTS],
    ['the code of the screen', /\/assets\/(detail|reading)-/],
  ] as const)
    await test.step(`presses are no longer held if ${what} fails to load`, async () => {
      await page.route(scripts, (route) => route.abort());
      await page.goto('/morning-evening/waking-up');
      // The one reload that a missing chunk may cause is marked as done.
      await page.evaluate(() => sessionStorage.setItem('misbaha:reloaded-at', String(Date.now())));
      await page.reload();
      await page.getByRole('button', { name: 'Save' }).first().click();
      await expect(page.locator('html')).toHaveAttribute('data-static', '');
      const heard = page.evaluate(
        () => new Promise<boolean>((resolve) => document.addEventListener('click', ({ target }) => resolve(target instanceof Element))),
      );
      await page.getByRole('button', { name: 'Copy' }).first().click();
      expect(await heard).toBe(true);
      await expect(page.getByRole('article')).toHaveCount(4);
      await page.getByRole('link', { name: /^Back to/ }).click();
      await expect(page).toHaveURL('/morning-evening');
      await page.unroute(scripts);
    });
  expect(faults).toEqual([]);
});
