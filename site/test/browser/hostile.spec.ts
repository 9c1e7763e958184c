import { expect, test } from '@playwright/test';
import { emulateSaveData } from './saves-data.ts';
import * as fc from 'fast-check';
import { faultsOf } from './faults.ts';
import { holdRequests } from './hold-requests.ts';
import { waitUntilReady } from './pages/app.ts';

/** A fixed seed, so that a failure can be had again. */
const SEED = 20_261_121;

test('without any font every text is there', async ({ page }) => {
  const faults = faultsOf(page);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/morning-evening/morning-remembrance');
  await waitUntilReady(page);
  await expect(page.locator('.arabic').first()).toBeVisible();
  await expect(page.locator('.translation').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(faults).toEqual([]);
});

test('without the style sheet the page reads from top to bottom', async ({ page }) => {
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/prayer/ablution');
  await expect(page.getByRole('article')).toHaveCount(3);
});

test.describe('chunks', () => {
  test.beforeEach(({ page }) => emulateSaveData(page));

  test('that are slow leave the old page in place and say that the new one is loading', async ({ page }) => {
    const faults = faultsOf(page);
    await page.goto('/');
    await waitUntilReady(page);
    const release = await holdRequests(page, /\/assets\/(category-menu|menus)-/);
    await page.getByRole('link', { name: /Travel/ }).click();
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.locator('h1')).toHaveText('Misbaha');
    release();
    await expect(page.locator('h1')).toHaveText('Travel');
    await expect(page.getByText('Loading...')).toBeHidden();
    expect(faults).toEqual([]);
  });

  test('that fail at every navigation never end in a blank page', async ({ page }) => {
    test.setTimeout(60_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto('/');
    await waitUntilReady(page);
    await page.route(/\/assets\/(?!entry-client|react|cards)[\w-]+\.js$/, (route) => route.abort());
    for (const name of [/Illness/, /Visiting the sick|sick/i, /^Back to/, /^Back to/]) {
      await page.getByRole('link', { name }).first().click();
      await page.waitForLoadState();
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('h1').first()).not.toHaveText('');
    }
    expect(faults).toEqual([]);
  });

  test('of an action that never come are told, and change nothing else', async ({ page }) => {
    const faults = faultsOf(page);
    await page.goto('/prayer/ablution');
    await waitUntilReady(page);
    // The one reload for an old page has been had.
    await page.evaluate(() => sessionStorage.setItem('misbaha:reloaded-at', String(Date.now())));
    await page.route(/\/assets\/(card-action|tooltips|shortcuts|word-by-word)-/, (route) => route.abort());
    await page.getByRole('button', { name: 'Copy' }).first().hover();
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await expect(page.locator('[data-sonner-toast]', { hasText: 'This action could not be loaded' })).toBeVisible();
    await page.keyboard.press('j');
    await page.getByRole('button', { name: 'Reading settings' }).click();
    await page.getByRole('radio', { name: 'Word by word' }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.locator('.arabic').first()).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('Backspace that is pressed before the app is there leads to the menu', async ({ page }) => {
    const release = await holdRequests(page, /\/assets\/entry-client-/);
    // The script that keeps what is pressed stands at the end of the page, behind the style sheet.
    await page.goto('/prayer/tashahhud', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1')).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(page.locator('html')).not.toHaveAttribute('data-ready', '');
    release();
    await expect(page).toHaveURL('/prayer');
  });
});

test('1,000 random fragments of an address leave its page as it is', async ({ page }) => {
  const faults = faultsOf(page);
  await page.goto('/morning-evening/waking-up');
  await waitUntilReady(page);
  const fragments = fc.sample(
    fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('%', '%E0%A4%A', '"]', "\\'", 'root', ':target', '1')),
    { numRuns: 1000, seed: SEED },
  );
  await page.evaluate(async (all) => {
    for (const [index, fragment] of all.entries()) {
      window.location.hash = fragment;
      // The page follows now and then.
      if (index % 50 === 0) await new Promise(requestAnimationFrame);
    }
  }, fragments);
  await expect(page.getByRole('article')).toHaveCount(4);
  for (const fragment of fragments.filter((_, index) => index % 100 === 0)) {
    await page.goto(`/morning-evening/waking-up#${encodeURIComponent(fragment)}`);
    await expect(page.getByRole('article')).toHaveCount(4);
  }
  expect(faults).toEqual([]);
});

test('whatever an address asks of a screen, nothing runs, the page stands, and its links stay on the site', async ({ page, baseURL }) => {
  const faults = faultsOf(page);
  const asked = [
    '/booklet?of=/example.org',
    '/booklet?of=%5Cexample.org&of=saved',
    '/booklet?of=constructor/__proto__',
    '/learn?dua=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
    '/learn?dua=constructor/prototype%23to-string',
    '/morning-evening/waking-up?one=__proto__&one#%E0%A4%A',
    '/search?q=%3Cscript%3Ealert(1)%3C/script%3E%00%EF%BF%BF__proto__',
    '/needs?q=1#%22%5D,*',
    '/reminders?time=25:99%0D%0ABEGIN:VALARM',
  ];
  for (const address of asked) {
    await page.goto((baseURL ?? '') + address);
    await waitUntilReady(page);
    await expect(page.locator('h1'), address).toBeVisible();
    await expect(page.locator('h1'), address).not.toHaveText('Unexpected Application Error!');
    await expect(page.getByText('Loading...'), address).toHaveCount(0);
    const back = page.getByRole('link', { name: /^Back to/ }).first();
    expect(new URL((await back.getAttribute('href')) ?? '', page.url()).origin, address).toBe(baseURL);
  }
  expect(faults).toEqual([]);
});

test('back and forward at speed end where they should', async ({ page }) => {
  test.setTimeout(60_000);
  const faults = faultsOf(page);
  await page.goto('/');
  await waitUntilReady(page);
  const trail = ['/'];
  for (const name of [/Illness/, /Visiting the Sick/i]) {
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await expect(page).not.toHaveURL(trail.at(-1) ?? '');
    trail.push(new URL(page.url()).pathname);
  }
  await page.evaluate(async () => {
    // Never farther back than home, before which there is no page of ours.
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
  // The address and the page come to rest together, wherever the last of the steps that were taken led.
  await expect.poll(async () => headings[new URL(page.url()).pathname] === (await page.locator('h1').textContent())).toBe(true);
  expect(trail).toContain(new URL(page.url()).pathname);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(faults).toEqual([]);
});

test('two tabs that change the theme one after the other end alike', async ({ context }) => {
  const tabs = [await context.newPage(), await context.newPage()];
  const faults = tabs.map(faultsOf);
  for (const tab of tabs) {
    await tab.goto('/settings');
    await waitUntilReady(tab);
  }
  for (let round = 0; round < 6; round++) {
    const tab = tabs[round % 2];
    await tab
      ?.locator('.setting button')
      .nth(round % 3 === 0 ? 1 : 0)
      .click();
  }
  const themes = await Promise.all(tabs.map((tab) => tab.locator('html').getAttribute('data-theme')));
  await expect.poll(async () => new Set(await Promise.all(tabs.map((tab) => tab.locator('html').getAttribute('data-theme')))).size).toBe(1);
  expect(themes).toHaveLength(2);
  expect(faults.flat()).toEqual([]);
});
