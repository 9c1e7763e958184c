/** Code that loads on first use: what happens where it is slow, where it does not come, and when it can be had again. */
import { expect, type Page, test } from '@playwright/test';
import { emulateSaveData } from './saves-data.ts';
import { open } from './pages/app.ts';

const toast = (page: Page, title: string) => page.locator('[data-sonner-toast]:not([data-removed="true"])', { hasText: title });

const openPanel = (page: Page) => page.getByRole('button', { name: 'Reading settings' }).click();

interface Part {
  name: string;
  path: string;
  chunk: RegExp;
  press: (page: Page) => Promise<unknown>;
  title: string;
  /** What is there once the part has come. */
  come: (page: Page) => Promise<unknown>;
}

/** Further parts are in `failed-loads.spec.ts`, where an empty file comes. */
const PARTS: readonly Part[] = [
  {
    name: 'the side menu',
    path: '/',
    chunk: /\/assets\/side-menu-/,
    press: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
    title: 'The menu could not be loaded',
    come: (page) => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(),
  },
  {
    name: 'an action of a card',
    path: '/prayer/ablution',
    chunk: /\/assets\/card-action-/,
    press: (page) => page.getByRole('button', { name: 'Copy' }).first().click(),
    title: 'This action could not be loaded',
    come: (page) => expect(page.locator('[data-sonner-toast]', { hasText: /Copied|Could not copy/ })).toBeVisible(),
  },
  {
    name: 'the view word by word',
    path: '/prayer/ablution',
    chunk: /\/assets\/word-by-word-/,
    press: async (page) => {
      await openPanel(page);
      await page.getByRole('radio', { name: 'Word by word' }).check();
      await page.keyboard.press('Escape');
    },
    title: 'The view word by word could not be loaded',
    come: (page) => expect(page.locator('.word-sound').first()).toBeVisible(),
  },
  {
    name: 'the plain transliteration',
    path: '/prayer/ablution',
    chunk: /\/assets\/plain-style-/,
    press: async (page) => {
      await openPanel(page);
      await page.getByRole('radio', { name: 'Plain' }).check();
      await page.keyboard.press('Escape');
    },
    title: 'The plain transliteration could not be loaded',
    come: (page) => expect(page.locator('.transliteration').first()).not.toContainText(/[āīūḥ]/),
  },
];

test('a part that does not come leaves the page, says so once, and comes when it is tried again', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  // Before the pages open: a route that is added later may miss a request that is sent at once.
  for (const { chunk } of PARTS) await page.route(chunk, (route) => route.abort());
  for (const { name, path, chunk, press, title, come } of PARTS)
    await test.step(name, async () => {
      if (new URL(page.url()).pathname !== path) await open(page, path);
      const heading = await page.locator('h1').innerText();
      await press(page);
      await expect(toast(page, title)).toHaveCount(1);
      await expect(page.locator('h1')).toHaveText(heading);
      await expect(page.getByText('Loading...')).toBeHidden();

      // It stays until it is answered, and says the same when it fails again.
      await page.route('**/*', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()));
      await toast(page, title).getByRole('button', { name: 'Try again' }).click();
      await expect(toast(page, title).getByRole('button', { name: 'Try again' })).toHaveCount(1);
      await page.unroute(chunk);
      await toast(page, title).getByRole('button', { name: 'Try again' }).click();
      await come(page);
      await expect(toast(page, title)).toHaveCount(0);
      await page.unroute('**/*');
    });
  expect(faults).toEqual([]);
});

test('without the toaster the page says it plainly, in a live region, and the way on works', async ({ page }) => {
  await open(page, '/');
  await page.route(/\/assets\/(side-menu|toaster)-/, (route) => route.abort());
  await page.getByRole('button', { name: 'Open menu' }).click();
  const message = page.locator('.plain-message');
  await expect(page.getByRole('alert')).toContainText('The menu could not be loaded. Your connection may be down.');
  await page.unroute(/\/assets\/(side-menu|toaster)-/);
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(message).toBeEmpty();
});

test('a slow part says that it is loading, a quick one does not', async ({ page }) => {
  await open(page, '/');
  // Whatever stands on the page, however briefly, is written down.
  await page.evaluate(() => {
    Object.assign(window, { said: 0 });
    new MutationObserver(() => {
      if (document.querySelector('.loading')) Object.assign(window, { said: 1 });
    }).observe(document.body, { childList: true, subtree: true });
  });
  const said = (): Promise<number> => page.evaluate(() => (window as unknown as { said: number }).said);
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/assets\/side-menu-/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByText('Loading...')).toBeVisible();
  answer();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page.getByText('Loading...')).toBeHidden();
  expect(await said()).toBe(1);

  await page.keyboard.press('Escape');
  await page.evaluate(() => Object.assign(window, { said: 0 }));
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await said()).toBe(0);
});

test.describe('a page', () => {
  test.beforeEach(({ page }) => emulateSaveData(page));

  test('that does not come, from a site that does not answer, explains itself and comes when it is tried again', async ({ page }) => {
    for (const [what, chunk] of [
      ['its code', /\/assets\/category-menu-/],
      ['its content', /\/assets\/menus-/],
      ['its code and content', /\/assets\/(category-menu|menus)-/],
    ] as const)
      await test.step(what, async () => {
        await open(page, '/');
        await page.route(chunk, (route) => route.abort());
        await page.route('**/travel', (route) => route.abort());
        await page.getByRole('link', { name: /Travel/ }).click();
        await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
        await expect(page.getByText('This page could not be loaded. Your connection may be down.')).toBeVisible();
        await expect(page).toHaveTitle(/^Unexpected Application Error!/);
        await expect(page).toHaveURL('/travel');

        // From there the ways on work, and the same page can be asked for again.
        await page.getByRole('button', { name: 'Go back' }).click();
        await expect(page.locator('h1')).toHaveText('Misbaha');
        await expect(page).toHaveTitle(/^Misbaha/);
        await page.getByRole('link', { name: /Travel/ }).click();
        await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
        await page.unroute(chunk);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.locator('h1')).toHaveText('Travel');
        await expect(page).toHaveTitle(/^Travel/);
        await expect(page.getByRole('navigation', { name: 'Travel' })).toBeVisible();
        await page.unroute('**/travel');
      });
  });
});
