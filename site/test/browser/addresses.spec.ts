/**
 * Each address shows its page, and the page has one address: however it is written, and also after back and forward during the
 * load.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { collectPageErrors } from './page-errors.ts';
import { letReactWork, prepareToHoldReact, setReactHeldOnLoad, untilReactWaits } from './hold-react.ts';
import { holdRequests } from './hold-requests.ts';
import { waitUntilReady } from './pages/app.ts';

/**
 * Ways to write an address, its one right form, and its heading. The server has a document for some and answers others with the
 * shell; `canonical-path.test.ts` has more of them.
 */
const WRITTEN = [
  ['/prayer/ablution/index.html', '/prayer/ablution', 'Wudu'],
  ['/prayer/%61blution?a=B#Shahada', '/prayer/ablution?a=B#Shahada', 'Wudu'],
  ['/Forty-Hadith/07', '/forty-hadith/7', 'Hadith 7'],
  ['/No/Such-Page', '/no/such-page', 'Page not found'],
] as const;

test('every way to write an address shows its page at the canonical address, without an error', async ({ page }) => {
  const faults = collectPageErrors(page);
  for (const [written, address, heading] of WRITTEN) {
    await page.goto(written);
    await waitUntilReady(page);
    await expect(page, written).toHaveURL(address);
    await expect(page.locator('h1'), written).toContainText(heading);
  }
  expect(faults).toEqual([]);
});

const FROM = { path: '/morning-evening/turning-night', title: /turning over/i, cards: 1 };
const TO = { path: '/morning-evening/before-sleeping', title: /before sleeping/i, cards: 13 };

const ENTRY = /\/assets\/entry-client-/;

/** Goes from one page to another within the app. */
async function goTo(page: Page): Promise<void> {
  await page.goto(FROM.path);
  await waitUntilReady(page);
  await page.getByRole('main').getByRole('link', { name: TO.title }).first().click();
  await expect(page.locator('h1')).toHaveText(TO.title);
}

/** Loads the page again and stops before `chunk` has come. @returns a function that lets it come and waits for the app */
async function reloadBefore(page: Page, chunk: RegExp): Promise<() => Promise<void>> {
  const asked = page.waitForRequest(chunk);
  const release = await holdRequests(page, chunk);
  await page.reload({ waitUntil: 'commit' });
  await asked;
  return async () => {
    release();
    await waitUntilReady(page);
    await page.unroute(chunk);
  };
}

async function expectFrom(page: Page): Promise<void> {
  await expect(page).toHaveURL(FROM.path);
  await expect(page.locator('h1')).toHaveText(FROM.title);
  await expect(page).toHaveTitle(FROM.title);
  await expect(page.getByRole('article')).toHaveCount(FROM.cards);
}

const goBackTo = async (page: Page, path: string): Promise<void> => {
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(path);
};

const save = (page: Page): Locator => page.getByRole('button', { name: 'Save' });
const savedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('misbaha:saved/')));

test('going back before the app has taken over shows the page of the address; presses on the page that was left have no effect there', async ({
  page,
}) => {
  // Many loads, on a machine that may be busy.
  test.setTimeout(240_000);
  const faults = collectPageErrors(page);
  await prepareToHoldReact(page);
  await test.step('before the app has come; and forward again to the other', async () => {
    await goTo(page);
    const release = await reloadBefore(page, ENTRY);
    await expect(page.getByRole('article')).toHaveCount(TO.cards);
    await save(page).first().click();
    await goBackTo(page, FROM.path);
    await save(page).nth(1).click();
    await release();
    await expectFrom(page);
    await expect(save(page).first()).toHaveAttribute('aria-pressed', 'false');
    expect(await savedOn(page)).toEqual([]);
    await page.goForward();
    await expect(page.locator('h1')).toHaveText(TO.title);
    await expect(page.getByRole('article')).toHaveCount(TO.cards);
    await page.goBack();
    await expectFrom(page);
  });
  await test.step('before the code of the screen has come', async () => {
    await goTo(page);
    const release = await reloadBefore(page, /\/assets\/detail-/);
    await expect(page.getByRole('article')).toHaveCount(TO.cards);
    await goBackTo(page, FROM.path);
    await release();
    await expectFrom(page);
    await page.goForward();
    await expect(page.locator('h1')).toHaveText(TO.title);
    await expect(page.getByRole('article')).toHaveCount(TO.cards);
  });
  await test.step('before the app has come, to a page of another screen', async () => {
    await page.goto('/prayer');
    await waitUntilReady(page);
    await page
      .getByRole('link', { name: /Tashahhud/ })
      .first()
      .click();
    await expect(page.getByRole('article')).not.toHaveCount(0);
    const release = await reloadBefore(page, ENTRY);
    await page.evaluate(() => window.history.back());
    await release();
    await expect(page).toHaveURL('/prayer');
    await expect(page.locator('h1')).toHaveText('Prayer');
    await expect(page.getByRole('article')).toHaveCount(0);
  });
  await test.step('while React is taking over the page', async () => {
    await goTo(page);
    await setReactHeldOnLoad(page, true);
    await page.reload({ waitUntil: 'commit' });
    await untilReactWaits(page);
    await save(page).first().click();
    await goBackTo(page, FROM.path);
    await setReactHeldOnLoad(page, false);
    await letReactWork(page);
    await waitUntilReady(page);
    await expectFrom(page);
    // What was pressed on the page that was left is done on that page.
    expect(await savedOn(page)).toHaveLength(1);
    await page.evaluate(() => localStorage.clear());
  });
  await test.step('back and forward again: a press is done once the reader has returned to the page that was pressed', async () => {
    await goTo(page);
    const release = await reloadBefore(page, ENTRY);
    await expect(page.getByRole('article')).toHaveCount(TO.cards);
    await save(page).first().click();
    await goBackTo(page, FROM.path);
    await page.evaluate(() => window.history.forward());
    await expect(page).toHaveURL(TO.path);
    await release();
    await expect(page.locator('h1')).toHaveText(TO.title);
    await expect(save(page).first()).toHaveAttribute('aria-pressed', 'true');
  });
  expect(faults).toEqual([]);
});
