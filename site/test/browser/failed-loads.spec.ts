/**
 * Scripts and texts in whose place something else comes: an empty file, or the page of a captive portal, with status 200 and to be
 * kept for a year. What was readable stays, the reader is told, and "Try again" brings it once the site sends the right thing.
 */
import type { ServerResponse } from 'node:http';
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

interface Broken {
  file: RegExp;
  by: Wrong | 404 | 500;
  /** The answer waits for this. */
  after?: Promise<unknown>;
}

async function answerWrongly(response: ServerResponse, { by, after }: Broken): Promise<void> {
  await after;
  if (typeof by === 'number') response.writeHead(by).end();
  else response.writeHead(200, WRONG[by].headers).end(WRONG[by].body);
}

let site: TestServer;
/** What is answered wrongly, and how. */
let broken: Broken | undefined;

test.beforeEach(async ({ page }) => {
  await emulateSaveData(page);
  broken = undefined;
  site = new TestServer();
  site.disturb = (path, _, response) => {
    if (!broken?.file.test(path)) return false;
    void answerWrongly(response, broken);
    return true;
  };
  await site.start();
});
test.afterEach(() => site.stop());

const PAGE = '/morning-evening/waking-up';
const THE_APP = /\/assets\/entry-client-/;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.origin + path);
  await waitUntilReady(page);
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Empties the HTTP cache: what has come right is asked for once more. */
async function emptyCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** Waits until the page has given up on the app and stays static. It may reload itself once before that. */
async function expectStatic(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-static', '');
  await expect(page.getByRole('article')).toHaveCount(4);
}

/** Presses a button of a page that stays without the app, and expects the message about it. */
async function expectTold(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByRole('alert')).toContainText('The buttons of this page could not be loaded; its text and its links work.');
}

/** Asks for the app again, which now comes, and saves a card with it. */
async function expectToCome(page: Page, card: number): Promise<void> {
  broken = undefined;
  await tryAgain(page).click();
  await waitUntilReady(page);
  await expect(page.getByRole('article')).toHaveCount(4);
  const save = page.getByRole('button', { name: 'Save' }).nth(card);
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
}

test('if the app fails to load, the page stays readable, a press shows a message, and "Try again" loads the app', async ({ page }) => {
  test.setTimeout(120_000);
  await test.step('if the app arrives as an empty file, a press that waited for it is reported as failed at once', async () => {
    let answer = (): void => undefined;
    const after = new Promise<void>((resolve) => {
      answer = resolve;
    });
    broken = { file: THE_APP, by: 'empty', after };
    await page.goto(site.origin + PAGE, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await expect(page.locator('html')).not.toHaveAttribute('data-static');
    await expect(page.getByRole('alert')).toHaveCount(0);
    answer();
    await expect(page.getByRole('alert')).toContainText('The buttons of this page could not be loaded');
  });
  await test.step('back leads to the page of the address', async () => {
    // The same history as the app leaves after it went from one page to the other.
    await page.evaluate((path) => {
      window.history.replaceState(null, '', '/morning-evening');
      window.history.pushState(null, '', path);
    }, PAGE);
    await page.reload();
    await expectStatic(page);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(`${site.origin}/morning-evening`);
    await expect(page.locator('h1')).toHaveText('Morning/Evening');
  });
  await test.step('its links work', async () => {
    await page.getByRole('main').locator(`a[href="${PAGE}"]`).click();
    await expect(page).toHaveURL(site.origin + PAGE);
    await expectStatic(page);
  });
  await test.step('no page says that nothing is kept, as only the app can read what is', async () => {
    for (const [path, claim] of [
      ['/saved', /^Nothing is saved yet/],
      ['/learn', /^Nothing is being learned yet/],
    ] as const) {
      await page.goto(site.origin + path);
      await expect(page.locator('html')).toHaveAttribute('data-static', '');
      await expect(page.getByText(claim)).toHaveCount(1);
      await expect(page.getByText(claim)).toBeHidden();
    }
    await page.goto(site.origin + PAGE);
    await expectStatic(page);
  });
  await test.step('without a connection "Try again" leaves the page as it is', async () => {
    await expectTold(page);
    await site.stop();
    await tryAgain(page).click();
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(tryAgain(page)).toBeVisible();
    await site.start();
  });
  await test.step('with a connection "Try again" brings the app', () => expectToCome(page, 0));

  for (const [index, [what, file, by]] of (
    [
      ['the code of the screen', /\/assets\/detail-/, 'portal'],
      ['a chunk that both need', /\/assets\/cards-/, 500],
    ] as const
  ).entries())
    await test.step(`the page stays readable if ${what} is answered with ${by}`, async () => {
      await emptyCache(page);
      broken = { file, by };
      await page.goto(site.origin + PAGE);
      await expectStatic(page);
      await expectTold(page);
      await expectToCome(page, index + 1);
    });

  await test.step('the shell for unknown addresses says at once that the page could not be loaded', async () => {
    await emptyCache(page);
    broken = { file: THE_APP, by: 'empty' };
    await page.goto(`${site.origin}/no/such/page`);
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
    broken = undefined;
    await tryAgain(page).click();
    await expect(page.locator('h1')).toHaveText('Page not found');
  });
});

interface Pressed {
  name: string;
  path: string;
  file: RegExp;
  press: (page: Page) => Promise<unknown>;
  come: (page: Page) => Promise<unknown>;
}

/** `parts.spec.ts` has further parts, whose files do not come at all; here, a wrong file comes. */
const PRESSED: readonly Pressed[] = [
  {
    name: 'The reading settings',
    path: PAGE,
    file: /\/assets\/preferences-panel-/,
    press: (page) => page.getByRole('button', { name: 'Reading settings' }).click(),
    come: (page) => expect(page.getByRole('dialog', { name: 'Reading settings' })).toBeVisible(),
  },
  {
    name: '“One at a time”',
    path: '/prayer/after-salam',
    file: /\/assets\/one-at-a-time-/,
    press: (page) => page.getByRole('button', { name: 'One at a time' }).click(),
    come: (page) => expect(page.locator('.one-at-a-time, .one')).not.toHaveCount(0),
  },
];

/** None fetches the file of a later one: what came once is kept for a year. */
const PLACES = [
  { name: 'the booklet', path: '/booklet?of=prayer/ablution', file: /\/assets\/maker-/, by: 'empty', shown: '.leaf' },
  { name: 'its texts', path: '/booklet?of=travel/travel-dua', file: /\/assets\/category-travel-/, by: 500, shown: '.leaf' },
  { name: 'the search', path: '/search?q=rain', file: /\/assets\/search-results-view-/, by: 'portal', shown: 'a[data-result]' },
  { name: 'the list of what is learned', path: '/learn', file: /\/assets\/overview-/, by: 'portal', shown: '.learn-foot' },
  { name: 'a session', path: '/learn?dua=prayer/ablution%23bismillah', file: /\/assets\/session-/, by: 'empty', shown: 'main.learn a' },
] as const;

test('if a wrong file arrives for a part of a page, the part reports the failure, the rest stays, and "Try again" loads it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const { name, path, file, press, come } of PRESSED)
    await test.step(`${name} comes empty after a press`, async () => {
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
  for (const { name, path, file, by, shown } of PLACES)
    await test.step(`${name} reports a failure in its place on the page if its file is answered with ${by}`, async () => {
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
  { what: 'code', menu: '/about', to: /Back to home/, heading: /Misbaha/, file: /\/assets\/home-/, by: 404, again: 'Reload the page' },
  { what: 'code', menu: '/prayer', to: /Tashahhud/, heading: /Tashahhud/, file: /\/assets\/detail-/, by: 'empty', again: 'Try again' },
  {
    what: 'text',
    menu: '/travel',
    to: /Dua for Travel/,
    heading: /Dua for Travel/,
    file: /\/assets\/category-travel-/,
    by: 'portal',
    again: 'Try again',
  },
] as const;

test('if the code or text of a navigation fails to load, the page is loaded as a document once; then a view offers to try again', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));

  await test.step('after a deployment a missing chunk reloads once, into the page that was asked for', async () => {
    await open(page, '/illness');
    broken = { file: /\/assets\/(detail|category-illness|category-menu)-/, by: 404 };
    site.asked = [];
    await page
      .getByRole('link', { name: /Visiting the Sick/i })
      .first()
      .click();
    await expect(page).toHaveURL(`${site.origin}/illness/visiting-sick`);
    await expect(page.locator('h1')).toHaveText('When Visiting the Sick');
    await expect.poll(() => site.asked.filter((path) => path === '/illness/visiting-sick').length).toBe(1);

    // The page is readable, and its links work as links do.
    await expect(page.locator('html')).toHaveAttribute('data-static', '');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page
      .getByRole('link', { name: /^Back to/ })
      .first()
      .click();
    await expect(page.locator('h1')).toHaveText('Illness');
    broken = undefined;
  });

  // The links of the pages before fetched ahead what they lead to.
  await emptyCache(page);
  for (const { what, menu, to, heading, file, by, again } of NAVIGATIONS)
    await test.step(`${what}, sent as ${by}`, async () => {
      // Before the menu opens, for a mouse that rests on the link fetches ahead what it leads to.
      broken = { file, by };
      await open(page, menu);
      // The one reload for an outdated page is marked as done.
      await page.evaluate(() => sessionStorage.setItem('misbaha:reloaded-at', String(Date.now())));
      await page.getByRole('link', { name: to }).first().click();
      await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
      await expect(page.getByText('This page could not be loaded.')).toBeVisible();
      await expect(page.locator('h1')).toBeFocused();
      broken = undefined;
      await page.getByRole('button', { name: again }).click();
      await expect(page.locator('h1')).toHaveText(heading);
      await waitUntilReady(page);
      // Code that failed comes with a new document, a text within this one.
      if (what === 'text') await expect(page.locator('h1')).toBeFocused();
      if (menu !== '/about') await expect(page.getByRole('article')).not.toHaveCount(0);
    });

  await test.step('a text is fetched past a wrong answer that the HTTP cache has kept, without a message', async () => {
    await emptyCache(page);
    await open(page, '/prayer');
    broken = { file: /\/assets\/category-prayer-/, by: 'portal' };
    const kept = await page.evaluate(async (address) => (await fetch(address)).text(), contentFileAddress('category/prayer'));
    expect(kept).toBe(WRONG.portal.body);
    broken = undefined;
    await page
      .getByRole('link', { name: /Tashahhud/ })
      .first()
      .click();
    await expect(page.locator('h1')).toHaveText(/Tashahhud/);
  });
  expect(faults).toEqual([]);
});
