/**
 * Scripts and texts in whose place something else comes: an empty file, or the page of a captive portal, with status 200 and to be
 * kept for a year. What was readable stays, the reader is told, and "Try again" brings it once the site sends the right thing.
 */
import { expect, type Page, test } from '@playwright/test';
import { contentFileAddress, TestServer } from './site.ts';
import { emulateSaveData } from './saves-data.ts';
import { waitUntilReady } from './pages/app.ts';

const FOR_A_YEAR = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const WRONG = {
  empty: { headers: { ...FOR_A_YEAR, 'Content-Type': 'text/javascript' }, body: '' },
  portal: { headers: { ...FOR_A_YEAR, 'Content-Type': 'text/html' }, body: '<!doctype html><h1>Sign in to the network</h1>' },
};
type Wrong = keyof typeof WRONG;

let site: TestServer;
/** What is answered wrongly, and how. */
let broken: { file: RegExp; by: Wrong | 500 } | undefined;

test.beforeEach(async ({ page }) => {
  await emulateSaveData(page);
  broken = undefined;
  site = new TestServer();
  site.disturb = (path, _, response) => {
    if (!broken?.file.test(path)) return false;
    if (broken.by === 500) response.writeHead(500).end();
    else response.writeHead(200, WRONG[broken.by].headers).end(WRONG[broken.by].body);
    return true;
  };
  await site.start();
});
test.afterEach(() => site.stop());

const PAGE = '/morning-evening/waking-up';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.origin + path);
  await waitUntilReady(page);
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

for (const [what, file, by] of [
  ['the app', /\/assets\/entry-client-/, 'empty'],
  ['the code of the screen', /\/assets\/detail-/, 'portal'],
  ['a chunk that both need', /\/assets\/cards-/, 500],
] as const) {
  test(`a page for which ${what} comes as ${by} stays readable, tells who presses a button, and comes when it is tried again`, async ({
    page,
  }) => {
    broken = { file, by };
    await page.goto(site.origin + PAGE);
    // The page may fetch itself once more before it gives up.
    await expect(page.locator('html')).toHaveAttribute('data-static', '');
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.getByRole('button', { name: 'Copy' }).first().click();
    const message = page.getByRole('alert');
    await expect(message).toContainText('The buttons of this page could not be loaded; its text and its links work.');
    await page.getByRole('link', { name: 'Back to Morning/Evening' }).click();
    await expect(page).toHaveURL(`${site.origin}/morning-evening`);

    await page.goto(site.origin + PAGE);
    await expect(page.locator('html')).toHaveAttribute('data-static', '');
    await page.getByRole('button', { name: 'Copy' }).first().click();
    broken = undefined;
    await tryAgain(page).click();
    await waitUntilReady(page);
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByRole('button', { name: 'Save' }).first()).toHaveAttribute('aria-pressed', 'true');
  });
}

test('back from a page that stays without the app leads to the page of the address', async ({ page }) => {
  broken = { file: /\/assets\/entry-client-/, by: 'empty' };
  await page.goto(site.origin + PAGE);
  // As the app leaves the history where it went from one page to the other.
  await page.evaluate((path) => {
    window.history.replaceState(null, '', '/morning-evening');
    window.history.pushState(null, '', path);
  }, PAGE);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-static', '');
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(`${site.origin}/morning-evening`);
  await expect(page.locator('h1')).toHaveText('Morning/Evening');
});

test('a press that was held for an app that never comes is told of at once', async ({ page }) => {
  broken = { file: /\/assets\/entry-client-/, by: 'empty' };
  await page.goto(site.origin + PAGE, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByRole('alert')).toContainText('The buttons of this page could not be loaded');
});

test('without a connection "Try again" leaves the page as it is', async ({ page }) => {
  broken = { file: /\/assets\/entry-client-/, by: 'empty' };
  await page.goto(site.origin + PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-static', '');
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await site.stop();
  await tryAgain(page).click();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(tryAgain(page)).toBeVisible();
});

test('the shell for unknown addresses says so where the app does not come', async ({ page }) => {
  broken = { file: /\/assets\/entry-client-/, by: 'empty' };
  await page.goto(`${site.origin}/no/such/page`);
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
  broken = undefined;
  await tryAgain(page).click();
  await expect(page.locator('h1')).toHaveText('Page not found');
});

interface Pressed {
  name: string;
  path: string;
  file: RegExp;
  press: (page: Page) => Promise<unknown>;
  come: (page: Page) => Promise<unknown>;
}

/** Further parts are in `parts.spec.ts`, where nothing comes. */
const PRESSED: readonly Pressed[] = [
  {
    name: 'The reading settings',
    path: PAGE,
    file: /\/assets\/preferences-panel-/,
    press: (page) => page.getByRole('button', { name: 'Reading settings' }).click(),
    come: (page) => expect(page.getByRole('dialog', { name: 'Reading settings' })).toBeVisible(),
  },
  {
    name: 'More actions',
    path: PAGE,
    file: /\/assets\/card-more-/,
    press: (page) => page.getByRole('button', { name: 'More' }).first().click(),
    come: (page) => expect(page.getByRole('dialog', { name: 'More' })).toBeVisible(),
  },
  {
    name: 'Keyboard shortcuts',
    path: PAGE,
    file: /\/assets\/shortcuts-/,
    press: (page) => page.keyboard.press('?'),
    come: (page) => expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible(),
  },
  {
    name: '“One at a time”',
    path: '/morning-evening/morning-remembrance',
    file: /\/assets\/one-at-a-time-/,
    press: (page) => page.getByRole('button', { name: 'One at a time' }).click(),
    come: (page) => expect(page.locator('.one-at-a-time, .one')).not.toHaveCount(0),
  },
];

test('a part for which an empty file comes leaves the page and says so, and "Try again" brings it', async ({ page }) => {
  for (const { name, path, file, press, come } of PRESSED)
    await test.step(name, async () => {
      await open(page, path);
      const heading = await page.locator('h1').innerText();
      broken = { file, by: 'empty' };
      await press(page);
      await expect(page.getByText(`${name} could not be loaded`)).toBeVisible();
      await expect(page.locator('h1')).toHaveText(heading);
      broken = undefined;
      // The browser remembers what came, so the page is loaded again.
      await Promise.all([page.waitForEvent('load'), tryAgain(page).click()]);
      await waitUntilReady(page);
      // What is in the address stands there again by itself.
      if (!page.url().includes('?one')) await press(page);
      await come(page);
    });
});

/** None fetches the file of a later one: what came once is kept for a year. */
const PLACES = [
  { name: 'the booklet', path: '/booklet?of=prayer/ablution', file: /\/assets\/maker-/, by: 'empty', shown: '.leaf' },
  { name: 'its texts', path: '/booklet?of=travel/travel-dua', file: /\/assets\/category-travel-/, by: 500, shown: '.leaf' },
  { name: 'the search', path: '/search?q=rain', file: /\/assets\/answer-/, by: 'portal', shown: 'a[data-result]' },
  { name: 'the list of what is learned', path: '/learn', file: /\/assets\/overview-/, by: 'portal', shown: '.learn-foot' },
  { name: 'a session', path: '/learn?dua=prayer/ablution%23bismillah', file: /\/assets\/session-/, by: 'empty', shown: 'main.learn a' },
] as const;

test('what stands in a place of the page and does not come says so there, and comes when it is tried again', async ({ page }) => {
  for (const { name, path, file, by, shown } of PLACES)
    await test.step(`${name}, sent as ${by}`, async () => {
      broken = { file, by };
      await page.goto(site.origin + path);
      await expect(page.getByRole('alert')).toContainText('could not be loaded');
      await expect(page.getByText('Loading...')).toBeHidden();
      broken = undefined;
      await tryAgain(page).click();
      await expect(page.locator(shown).first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
});

const NAVIGATIONS = [
  { what: 'code', menu: '/prayer', to: /Tashahhud/, file: /\/assets\/detail-/, by: 'empty' },
  { what: 'text', menu: '/travel', to: /Dua for Travel/, file: /\/assets\/category-travel-/, by: 'portal' },
] as const;

test('a navigation whose code or text does not come ends in the error view, and "Try again" brings the page', async ({ page }) => {
  for (const { what, menu, to, file, by } of NAVIGATIONS)
    await test.step(`${what}, sent as ${by}`, async () => {
      await open(page, menu);
      // The page is not fetched whole either.
      await page.evaluate(() => sessionStorage.setItem('misbaha:reloaded-at', String(Date.now())));
      broken = { file, by };
      await page.getByRole('link', { name: to }).first().click();
      await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
      await expect(page.getByText('This page could not be loaded.')).toBeVisible();
      await expect(page.locator('h1')).toBeFocused();
      broken = undefined;
      await tryAgain(page).click();
      await expect(page.locator('h1')).toHaveText(to);
      // Code that failed comes with a new document, a text within this one.
      if (what === 'text') await expect(page.locator('h1')).toBeFocused();
      await expect(page.getByRole('article')).not.toHaveCount(0);
    });
});

test('a wrong answer that the HTTP cache has kept for a text is fetched past it, without a word', async ({ page }) => {
  await open(page, '/prayer');
  broken = { file: /\/assets\/category-prayer-/, by: 'portal' };
  await page.evaluate((address) => fetch(address), contentFileAddress('category/prayer'));
  broken = undefined;
  await page
    .getByRole('link', { name: /Tashahhud/ })
    .first()
    .click();
  await expect(page.locator('h1')).toHaveText(/Tashahhud/);
});
