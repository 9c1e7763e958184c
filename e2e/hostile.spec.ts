import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { savesData } from './saves-data.ts';
import * as fc from 'fast-check';
import { BUILT, Site } from './site.ts';

/** A fixed seed, so that a failure can be had again. */
const SEED = 20_261_121;

/** Exceptions and console errors of a page, but for requests that were made to fail. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource|net::ERR/.test(message.text())) faults.push(message.text());
  });
  return faults;
}

const ready = (page: Page): Promise<void> => expect(page.locator('html')).toHaveAttribute('data-ready', '');

test('without any font every text is there', async ({ page }) => {
  const faults = faultsOf(page);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/morning-evening/morning-remembrance');
  await ready(page);
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
  test.beforeEach(({ page }) => savesData(page));

  test('that are slow leave the old page in place and say that the new one is loading', async ({ page }) => {
    const faults = faultsOf(page);
    await page.goto('/');
    await ready(page);
    await page.route(/\/assets\/(category-menu|menus)-/, async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.continue();
    });
    await page.getByRole('link', { name: /Travel/ }).click();
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.locator('h1')).toHaveText('Misbaha');
    await expect(page.locator('h1')).toHaveText('Travel');
    await expect(page.getByText('Loading...')).toBeHidden();
    expect(faults).toEqual([]);
  });

  test('of the app that never come leave a site of plain pages', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: /Prayer/ }).click();
    await page.getByRole('navigation', { name: 'Prayer' }).getByRole('link').first().click();
    await expect(page.getByRole('article')).toHaveCount(3);
    expect(faults).toEqual([]);
  });

  test('that fail at every navigation never end in a blank page', async ({ page }) => {
    test.setTimeout(60_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto('/');
    await ready(page);
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
    await ready(page);
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

  test('pressed before the app is there, a button still does its work once', async ({ page }) => {
    await page.route(/\/assets\/entry-client-/, async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.continue();
    });
    // The script that keeps what is pressed stands at the end of the page, behind the style sheet.
    const PARSED = { waitUntil: 'domcontentloaded' } as const;
    await page.goto('/morning-evening/morning-remembrance', PARSED);
    const counter = page.locator('.counter-button').first();
    for (let press = 0; press < 3; press++) await counter.click();
    await expect(page.locator('html')).not.toHaveAttribute('data-ready', '');
    await ready(page);
    await expect(counter.locator('b')).toHaveText('3');
    await page.goto('/tasbih-counter', PARSED);
    await expect(page.locator('.tasbih-count')).toBeVisible();
    for (let tap = 0; tap < 5; tap++) await page.mouse.click(195, 600);
    await ready(page);
    await expect(page.locator('.tasbih-count')).toHaveText('5');
    await page.goto('/prayer/tashahhud', PARSED);
    await expect(page.locator('h1')).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(page).toHaveURL('/prayer');
  });
});

test.describe('addresses', () => {
  const paths = [...readFileSync(join(BUILT, 'client/sitemap.xml'), 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  );
  const segment = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      'prayer',
      'forty-hadith',
      '..',
      '.',
      '%2e%2e',
      '%00',
      'مِسْبَحَة',
      "'><script>alert(1)</script>",
      '{name}',
      '__proto__',
      'index.html',
    ),
  );
  const random = fc
    .array(segment, { minLength: 1, maxLength: 4 })
    .map((parts) => `/${parts.map((part) => encodeURIComponent(part)).join('/')}`);
  const known = new Set(paths);

  test('1,000 random paths are answered by a page', async () => {
    test.setTimeout(120_000);
    const site = new Site();
    await site.start();
    const sample = fc.sample(random, { numRuns: 1000, seed: SEED });
    for (const path of sample) {
      const response = await fetch(site.origin + path);
      expect([200, 404], path).toContain(response.status);
      // Servers take several slashes for one.
      const page = new URL(response.url).pathname.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
      if (!known.has(page) && response.status === 200) expect(response.url, path).toMatch(/index\.html|robots|sitemap|404/);
      expect(response.headers.get('content-type'), path).toContain('text/html');
      expect((await response.text()).length, path).toBeGreaterThan(500);
    }
    await site.stop();
  });

  test('a sample of them, and 1,000 random fragments, are shown by the app', async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    const faults = faultsOf(page);
    for (const path of fc.sample(random, { numRuns: 25, seed: SEED })) {
      // As a string, for a path that begins with two slashes would be taken for another host.
      await page.goto(`${baseURL ?? ''}${path}`);
      await ready(page);
      await expect(page.locator('h1'), path).toBeVisible();
      await expect(page.locator('h1'), path).not.toHaveText('Unexpected Application Error!');
    }
    await page.goto('/morning-evening/waking-up');
    await ready(page);
    const fragments = fc.sample(
      fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('%', '%E0%A4%A', '"]', "\\'", 'root', ':target', '1')),
      { numRuns: 1000, seed: SEED },
    );
    await page.evaluate(async (all) => {
      for (const [index, fragment] of all.entries()) {
        window.location.hash = fragment;
        if (index % 50 === 0) await new Promise((done) => setTimeout(done, 20));
      }
    }, fragments);
    await expect(page.getByRole('article')).toHaveCount(4);
    for (const fragment of fragments.filter((_, index) => index % 100 === 0)) {
      await page.goto(`/morning-evening/waking-up#${encodeURIComponent(fragment)}`);
      await expect(page.getByRole('article')).toHaveCount(4);
    }
    expect(faults).toEqual([]);
  });
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
    await ready(page);
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
  await ready(page);
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
      window.history.go(step);
      await new Promise((done) => setTimeout(done, 15));
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
    await ready(tab);
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
