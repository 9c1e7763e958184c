/** Code that loads on first use: what happens where it is slow, where it does not come, and when it can be had again. */
import { expect, type Page, test } from '@playwright/test';
import { emulateSaveData } from './saves-data.ts';
import { collectPageErrors } from './page-errors.ts';
import { holdRequests } from './hold-requests.ts';
import { open } from './pages/app.ts';

const toast = (page: Page, title: string) => page.locator('[data-sonner-toast]:not([data-removed="true"])', { hasText: title });

const openPanel = (page: Page) => page.getByRole('button', { name: 'Reading settings' }).click();

interface Part {
  name: string;
  path: string;
  chunk: RegExp;
  press: (page: Page) => Promise<unknown>;
  title: string;
  /** Expects what the part shows once it has loaded. */
  come: (page: Page) => Promise<unknown>;
}

/**
 * Parts of one path stand together, since its page is opened once for them. `failed-loads.spec.ts` tests further parts, for which
 * a wrong file comes.
 */
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
    name: 'the reading settings',
    path: '/prayer/ablution',
    chunk: /\/assets\/preferences-panel-/,
    press: openPanel,
    title: 'The reading settings could not be loaded',
    come: async (page) => {
      await expect(page.getByRole('dialog', { name: 'Reading settings' })).toBeVisible();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'more actions',
    path: '/prayer/ablution',
    chunk: /\/assets\/card-more-/,
    press: (page) => page.getByRole('button', { name: 'More' }).first().click(),
    title: 'More actions could not be loaded',
    come: async (page) => {
      await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'keyboard shortcuts',
    path: '/prayer/ablution',
    chunk: /\/assets\/shortcuts-/,
    press: (page) => page.keyboard.press('?'),
    title: 'Keyboard shortcuts could not be loaded',
    come: async (page) => {
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
      await page.keyboard.press('Escape');
    },
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
    title: 'The word by word view could not be loaded',
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

test('code that loads on first use: slow code shows "Loading..."; failed code keeps the page, is reported once, and loads on "Try again"', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const faults = collectPageErrors(page);
  const menuButton = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  // Without the code of the tooltips, which are for a mouse only, nothing else changes and no message comes.
  await page.route(/\/assets\/tooltips-/, (route) => route.abort());

  await test.step('a slow part says that it is loading, a quick one does not', async () => {
    const release = await holdRequests(page, /\/assets\/side-menu-/);
    await open(page, '/');
    // Records whether the loading sign was on the page, however briefly.
    await page.evaluate(() => {
      Object.assign(window, { said: 0 });
      new MutationObserver(() => {
        if (document.querySelector('.loading')) Object.assign(window, { said: 1 });
      }).observe(document.body, { childList: true, subtree: true });
    });
    const said = (): Promise<number> => page.evaluate(() => (window as unknown as { said: number }).said);
    await menuButton.click();
    await expect(page.getByText('Loading...')).toBeVisible();
    release();
    await expect(menu).toBeVisible();
    await expect(page.getByText('Loading...')).toBeHidden();
    expect(await said()).toBe(1);

    await page.keyboard.press('Escape');
    await page.evaluate(() => Object.assign(window, { said: 0 }));
    await menuButton.click();
    await expect(menu).toBeVisible();
    expect(await said()).toBe(0);
  });

  await test.step('without the toaster, a plain message in a live region reports the failure, and its "Try again" works', async () => {
    const missing = /\/assets\/(side-menu|toaster)-/;
    await page.route(missing, (route) => route.abort());
    await open(page, '/');
    await menuButton.click();
    const message = page.locator('.plain-message');
    await expect(page.getByRole('alert')).toContainText('The menu could not be loaded. Your connection may be down.');
    await page.unroute(missing);
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(menu).toBeVisible();
    await expect(message).toBeEmpty();
  });

  // Before the pages open: a route that is added later may miss a request that is sent at once.
  for (const { chunk } of PARTS) await page.route(chunk, (route) => route.abort());
  let opened = '';
  for (const [index, { name, path, chunk, press, title, come }] of PARTS.entries())
    await test.step(`without ${name}`, async () => {
      if (opened !== path) await open(page, path);
      opened = path;
      const heading = await page.locator('h1').innerText();
      await press(page);
      await expect(toast(page, title)).toHaveCount(1);
      await expect(page.locator('h1')).toHaveText(heading);
      await expect(page.getByText('Loading...')).toBeHidden();

      if (path !== '/') await expect(page.locator('article .arabic:visible')).toHaveCount(3);

      const tryAgain = toast(page, title).getByRole('button', { name: 'Try again' });
      if (index === 0)
        await test.step('after a second failure the same message is shown once, and stays until it is answered', async () => {
          await page.route('**/*', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()));
          await tryAgain.click();
          await expect(tryAgain).toHaveCount(1);
          await page.unroute('**/*');
        });
      await page.unroute(chunk);
      await tryAgain.click();
      await come(page);
      await expect(toast(page, title)).toHaveCount(0);
    });
  expect(faults).toEqual([]);
});

test('a slow page leaves the old page in place; a page that fails to load explains the failure, and loads on "Try again"', async ({
  page,
}) => {
  await emulateSaveData(page);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));

  await test.step('slow', async () => {
    await open(page, '/');
    const release = await holdRequests(page, /\/assets\/(category-menu|menus)-/);
    await page.getByRole('link', { name: /Travel/ }).click();
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.locator('h1')).toHaveText('Misbaha');
    release();
    await expect(page.locator('h1')).toHaveText('Travel');
    await expect(page.getByText('Loading...')).toBeHidden();
    await page.unroute(/\/assets\/(category-menu|menus)-/);
  });

  // `failed-loads.spec.ts` tests a page of which only the content does not come.
  for (const [what, chunk] of [
    ['its code', /\/assets\/category-menu-/],
    ['its code and content', /\/assets\/(category-menu|menus)-/],
  ] as const)
    await test.step(`${what} does not come, from a site that does not answer`, async () => {
      await page.route(chunk, (route) => route.abort());
      await page.route('**/travel', (route) => route.abort());
      await open(page, '/');
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
  expect(faults).toEqual([]);
});
