import { expect as patient, type Page, test } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { waitUntilReady } from './pages/app.ts';
import {
  expectPagePosition,
  followLinkRememberingPosition,
  readPagePosition,
  waitForHydrationAndFonts,
} from './inspections/page-position.ts';
import { differencesAfterWalkingBack } from './inspections/walk-back.ts';

// Nothing here measures time; a machine that does other work as well may take its time.
const expect = patient.configure({ timeout: 15_000 });

const WAYS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the back button of the page': (page) =>
    page
      .getByRole('link', { name: /^Back to/ })
      .first()
      .click(),
  Backspace: (page) => page.keyboard.press('Backspace'),
  'the device’s back': (page) => page.goBack(),
};
const { 'the back button of the page': pressBack } = WAYS as { 'the back button of the page': (page: Page) => Promise<void> };

// Many steps each, on a machine that may be busy.
test.setTimeout(240_000);

/** A menu that is longer than the window, and the page of one of its last rows. */
const MENU = '/prayer';
const PAGE = '/prayer/tahajjud';
/** The height of a row's line in pixels, at most. */
const ONE_LINE = 30;

const historyLength = (page: Page): Promise<number> => page.evaluate(() => window.history.length);

test('a menu is found as it was left', async ({ page, context }) => {
  for (const [way, goBack] of Object.entries(WAYS))
    await test.step(`by ${way}, and the next step back does not lead to the page just left`, async () => {
      await page.goto('/');
      const home = await followLinkRememberingPosition(page, MENU);
      const menu = await followLinkRememberingPosition(page, PAGE);
      expect(menu.scroll).toBeGreaterThan(0);
      const length = await historyLength(page);
      await goBack(page);
      await expectPagePosition(page, menu);
      expect(await historyLength(page)).toBe(length);
      await page.goBack();
      await expectPagePosition(page, home);
    });

  await test.step('after a press on back with a modifier, which opens the menu beside the page, and after the page was loaded again', async () => {
    await page.goto(MENU);
    const menu = await followLinkRememberingPosition(page, PAGE);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Back to Prayer' }).click({ modifiers: ['ControlOrMeta'] });
    const beside = await opened;
    await expect(beside).toHaveURL(MENU);
    await expect(page).toHaveURL(PAGE);
    await beside.close();
    await page.reload();
    await waitForHydrationAndFonts(page);
    await pressBack(page);
    await expectPagePosition(page, menu);
  });

  await test.step('after a reload of the menu, even if its fonts load late', async () => {
    const menu = await readPagePosition(page);
    await page.reload();
    await waitForHydrationAndFonts(page);
    await expectPagePosition(page, menu);
    const letTypeCome = await holdRequests(page, /\.woff2/);
    await page.reload({ waitUntil: 'commit' });
    await waitUntilReady(page);
    await expect(page.locator(`a[href="${PAGE}"]`)).toBeFocused();
    letTypeCome();
    await waitForHydrationAndFonts(page);
    await expectPagePosition(page, menu);
    await page.unroute(/\.woff2/);
  });

  await test.step('when the page was opened before the app was there', async () => {
    const entry = /\/assets\/entry-client-/;
    let held = true;
    await page.route(entry, (route) => (held ? undefined : route.continue()));
    await page.goto(MENU, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const row = page.locator(`a[href="${PAGE}"]`);
    await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { scroll } = await readPagePosition(page);
    held = false;
    await row.click();
    await expect(page).toHaveURL(PAGE);
    await waitForHydrationAndFonts(page);
    const length = await historyLength(page);
    await pressBack(page);
    await expect(page).toHaveURL(MENU);
    await waitForHydrationAndFonts(page);
    // The app has no record of that visit, so the browser itself restores the scroll position. It may do so before the fonts
    // have loaded, while the page is a line shorter: the row is near its end.
    await expect(row).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => Math.abs(scroll - (await readPagePosition(page)).scroll)).toBeLessThan(ONE_LINE);
    expect(await historyLength(page)).toBe(length);
    await page.unroute(entry);
  });

  await test.step('in one step, by a reader who turned pages', async () => {
    await page.goto('/');
    const home = await followLinkRememberingPosition(page, '/daily-life');
    const menu = await followLinkRememberingPosition(page, '/daily-life/rain');
    for (const title of ['When it Rains', 'After Rainfall']) {
      await page.locator('a[rel="next"]').click();
      await expect(page.locator('h1')).toHaveText(title);
      await expect(page.locator('h1')).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
    await pressBack(page);
    await expectPagePosition(page, menu);
    await page.goBack();
    await expectPagePosition(page, home);
  });
});

const results = (page: Page) => page.locator('.result');

/** Goes to a result that is shown only after "Show more pages". */
async function goByResult(page: Page) {
  await page.goto('/');
  await waitForHydrationAndFonts(page);
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('allah');
  await expect(page).toHaveURL('/search?q=allah');
  await expect(results(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Show more pages' }).click();
  await expect(results(page)).toHaveCount(20);
  const more = results(page)
    .nth(14)
    .getByRole('button', { name: /more on this page/ });
  if (await more.count()) await more.click();
  const href = await results(page).nth(14).locator('a[data-result]').last().getAttribute('href');
  const link = results(page).nth(14).locator('a[data-result]').last();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { scroll } = await readPagePosition(page);
  await link.click();
  await expect(page).toHaveURL(href ?? '');
  await waitForHydrationAndFonts(page);
  return { address: '/search?q=allah', scroll, row: href };
}

test('the results of a search and the saved duas are found as they were left', async ({ page }) => {
  await test.step('results: by the back button of the page, by the device’s back, and after either page was loaded again', async () => {
    const list = await goByResult(page);
    await page.goBack();
    await expectPagePosition(page, list);
    await page.goForward();
    await waitForHydrationAndFonts(page);
    await page.reload();
    await waitForHydrationAndFonts(page);
    await expect(page.getByRole('link', { name: 'Back to Search' })).toHaveAttribute('href', '/search?q=allah');
    await pressBack(page);
    await expectPagePosition(page, list);
    await page.reload();
    await expectPagePosition(page, list);
    await expect(page.getByRole('searchbox')).toHaveValue('allah');
    await expect(results(page)).toHaveCount(20);
    await pressBack(page);
    await expect(page).toHaveURL('/');
  });

  await test.step('saved duas: in the same order, also after loading again', async () => {
    await page.goto('/prayer/after-last-tashahhud');
    await waitForHydrationAndFonts(page);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click();
    });
    await expect(save.last()).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/saved');
    await page.getByRole('button', { name: 'Order by date' }).click();
    await expect(page.getByRole('button', { name: 'Order for reading' })).toBeVisible();
    await waitForHydrationAndFonts(page);
    const link = page.locator('.saved-from a').nth(6);
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { scroll } = await readPagePosition(page);
    const row = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(row ?? '');
    await waitForHydrationAndFonts(page);
    await page.getByRole('link', { name: 'Back to Saved' }).click();
    await expectPagePosition(page, { address: '/saved', scroll, row });
    await expect(page.getByRole('button', { name: 'Order for reading' })).toBeVisible();
    await page.reload();
    await expectPagePosition(page, { address: '/saved', scroll, row });
    await expect(page.getByRole('button', { name: 'Order for reading' })).toBeVisible();
  });
});

/** A list of each kind, and some of its entries; `differencesAfterWalkingBack` takes another way back for each entry in turn. */
const LISTS = [
  { list: '/', entries: ['/prayer', '/asma-ul-husna', '/about', '/saved', '/needs'] },
  { list: '/prayer', entries: ['/prayer/ablution', '/prayer/after-salam', '/prayer/tahajjud'] },
  { list: '/forty-hadith', entries: ['/forty-hadith/1', '/forty-hadith/42'] },
  { list: '/context-behind-dua', entries: ['/context-behind-dua/reasons', '/context-behind-dua/times'] },
  { list: '/settings', entries: ['/reminders'] },
];

test('each kind of list is shown as it was left after a visit to its entries, and the history gets no extra entry', async ({ page }) => {
  // A window so low that every list is longer than it.
  await page.setViewportSize({ width: 390, height: 480 });
  for (const { list, entries } of LISTS) {
    await page.goto(list);
    await waitForHydrationAndFonts(page);
    expect(await differencesAfterWalkingBack(page, entries), list).toEqual([]);
  }
});
