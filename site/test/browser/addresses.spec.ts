/** One address for each page, and the page of the address: however it is written, and wherever back and forward lead meanwhile. */
import { expect, type Page, test } from '@playwright/test';
import { faultsOf } from './faults.ts';
import { letReactWork, prepareToHoldReact, setReactHeld, untilReactWaits } from './hold-react.ts';
import { holdRequests } from './hold-requests.ts';
import { waitUntilReady } from './pages/app.ts';

const WRITTEN = [
  ['/prayer/ablution/index.html', '/prayer/ablution', 'Wudu'],
  ['/prayer/ablution/', '/prayer/ablution', 'Wudu'],
  ['/Prayer/Ablution', '/prayer/ablution', 'Wudu'],
  ['/prayer/%61blution?a=B#Shahada', '/prayer/ablution?a=B#Shahada', 'Wudu'],
  ['/PRAYER', '/prayer', 'Prayer'],
  ['/index.html', '/', 'Misbaha'],
  ['/Context-Behind-Dua/Times', '/context-behind-dua/times', 'Times'],
  ['/Forty-Hadith/07', '/forty-hadith/7', 'Hadith 7'],
  ['/No/Such-Page', '/no/such-page', 'Page not found'],
] as const;

test('however an address is written, its page stands there, at its one address, without a fault', async ({ page }) => {
  const faults = faultsOf(page);
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

/** Goes from one page to another within the app, then loads the second one again and stops before the app is there. */
async function reloadBefore(page: Page, chunk: RegExp): Promise<() => Promise<void>> {
  await page.goto(FROM.path);
  await waitUntilReady(page);
  await page.getByRole('main').getByRole('link', { name: TO.title }).first().click();
  await expect(page.locator('h1')).toHaveText(TO.title);
  const asked = page.waitForRequest(chunk);
  const release = await holdRequests(page, chunk);
  await page.reload({ waitUntil: 'commit' });
  await asked;
  await expect(page.getByRole('article')).toHaveCount(TO.cards);
  return async () => {
    release();
    await waitUntilReady(page);
  };
}

async function expectFrom(page: Page): Promise<void> {
  await expect(page).toHaveURL(FROM.path);
  await expect(page.locator('h1')).toHaveText(FROM.title);
  await expect(page).toHaveTitle(FROM.title);
  await expect(page.getByRole('article')).toHaveCount(FROM.cards);
}

test('back before the app or the code of the screen has come leads to the page of the address, and forward again to the other', async ({
  page,
}) => {
  const faults = faultsOf(page);
  for (const [what, chunk] of [
    ['the app', /\/assets\/entry-client-/],
    ['the code of the screen', /\/assets\/detail-/],
  ] as const)
    await test.step(what, async () => {
      const release = await reloadBefore(page, chunk);
      await page.evaluate(() => window.history.back());
      await expect(page).toHaveURL(FROM.path);
      await release();
      await expectFrom(page);
      await page.goForward();
      await expect(page.locator('h1')).toHaveText(TO.title);
      await expect(page.getByRole('article')).toHaveCount(TO.cards);
      await page.goBack();
      await expectFrom(page);
    });
  expect(faults).toEqual([]);
});

test('back to a page of another screen before the app has come leads to that page', async ({ page }) => {
  const faults = faultsOf(page);
  await page.goto('/prayer');
  await waitUntilReady(page);
  await page
    .getByRole('link', { name: /Tashahhud/ })
    .first()
    .click();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  const asked = page.waitForRequest(/\/assets\/entry-client-/);
  const release = await holdRequests(page, /\/assets\/entry-client-/);
  await page.reload({ waitUntil: 'commit' });
  await asked;
  await page.evaluate(() => window.history.back());
  release();
  await waitUntilReady(page);
  await expect(page).toHaveURL('/prayer');
  await expect(page.locator('h1')).toHaveText('Prayer');
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('what was pressed on a page that was left is not done on the other, and is done where the reader comes back to it', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await test.step('back', async () => {
    const release = await reloadBefore(page, /\/assets\/entry-client-/);
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(FROM.path);
    await page.getByRole('button', { name: 'Save' }).nth(1).click();
    await release();
    await expectFrom(page);
    await expect(page.getByRole('button', { name: 'Save' }).first()).toHaveAttribute('aria-pressed', 'false');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('misbaha:saved/')))).toEqual([]);
  });
  await test.step('back and forward', async () => {
    const release = await reloadBefore(page, /\/assets\/entry-client-/);
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(FROM.path);
    await page.evaluate(() => window.history.forward());
    await expect(page).toHaveURL(TO.path);
    await release();
    await expect(page.locator('h1')).toHaveText(TO.title);
    await expect(page.getByRole('button', { name: 'Save' }).first()).toHaveAttribute('aria-pressed', 'true');
  });
  expect(faults).toEqual([]);
});

test('back while React is taking over the page leads to the page of the address', async ({ page }) => {
  const faults = faultsOf(page);
  await prepareToHoldReact(page);
  await page.goto(FROM.path);
  await waitUntilReady(page);
  await page.getByRole('main').getByRole('link', { name: TO.title }).first().click();
  await expect(page.locator('h1')).toHaveText(TO.title);
  await setReactHeld(page, true);
  await page.reload({ waitUntil: 'commit' });
  await untilReactWaits(page);
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(FROM.path);
  await letReactWork(page);
  await waitUntilReady(page);
  await expectFrom(page);
  // What was pressed on the page that was left is done on that page.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('misbaha:saved/')))).toHaveLength(1);
  expect(faults).toEqual([]);
});
