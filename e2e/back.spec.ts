import { expect as patient, type Page, test } from '@playwright/test';
import { expectPlace, goBy, placeOn, settled } from './routes/place.ts';
import { walkBack } from './routes/walk-back.ts';

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
test.setTimeout(120_000);

/** Home, a menu that is longer than the window, and one of its last rows. */
const MENU = '/prayer';
const PAGE = '/prayer/tahajjud';
/** The height of a row's line in pixels, at most. */
const ONE_LINE = 30;

test.describe('a menu is found as it was left', () => {
  for (const [way, goBack] of Object.entries(WAYS)) {
    test(`by ${way}, and the page just left is not met again`, async ({ page }) => {
      await page.goto('/');
      const home = await goBy(page, MENU);
      const menu = await goBy(page, PAGE);
      expect(menu.scroll).toBeGreaterThan(0);
      const { length } = await page.evaluate(() => ({ length: history.length }));
      await goBack(page);
      await expectPlace(page, menu);
      expect(await page.evaluate(() => history.length)).toBe(length);
      await page.goBack();
      await expectPlace(page, home);
    });
  }

  test('also after the page was loaded again', async ({ page }) => {
    await page.goto(MENU);
    const menu = await goBy(page, PAGE);
    await page.reload();
    await settled(page);
    await pressBack(page);
    await expectPlace(page, menu);
  });

  test('also when it is loaded again itself', async ({ page }) => {
    await page.goto(MENU);
    const menu = await goBy(page, PAGE);
    await pressBack(page);
    await expectPlace(page, menu);
    await page.reload();
    await settled(page);
    await expectPlace(page, menu);
  });

  test('also when the page was opened before the app was there', async ({ page }) => {
    let held = true;
    await page.route(/\/assets\/entry-client-/, (route) => (held ? undefined : route.continue()));
    await page.goto(MENU, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const row = page.locator(`a[href="${PAGE}"]`);
    await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { scroll } = await placeOn(page);
    held = false;
    await row.click();
    await expect(page).toHaveURL(PAGE);
    await settled(page);
    const length = await page.evaluate(() => history.length);
    await pressBack(page);
    await expect(page).toHaveURL(MENU);
    await settled(page);
    // The app knows nothing of that visit, so the browser brings the reader back, perhaps while the page is a line shorter
    // than in its own type: the row stood at the end of the page.
    await expect(row).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => Math.abs(scroll - (await placeOn(page)).scroll)).toBeLessThan(ONE_LINE);
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  test.describe('with the offline copy', () => {
    test.use({ serviceWorkers: 'allow' });

    test('also without a network, and after loading again without one', async ({ page, context }) => {
      await page.goto('/');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
      await context.setOffline(true);
      const home = await goBy(page, MENU);
      const menu = await goBy(page, PAGE);
      await page.reload();
      await settled(page);
      await pressBack(page);
      await expectPlace(page, menu);
      await page.reload();
      await settled(page);
      await expectPlace(page, menu);
      await pressBack(page);
      await expectPlace(page, home);
    });
  });

  test('also when its letters come late', async ({ page }) => {
    await page.goto(MENU);
    const menu = await goBy(page, PAGE);
    await pressBack(page);
    await expectPlace(page, menu);
    let free = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      free = resolve;
    });
    await page.route(/\.woff2/, async (route) => {
      await late;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await expect(page.locator(`a[href="${PAGE}"]`)).toBeFocused();
    free();
    await settled(page);
    await expectPlace(page, menu);
  });
});

for (const [list, entry] of [
  ['/forty-hadith', '/forty-hadith/38'],
  ['/context-behind-dua', '/context-behind-dua/etiquettes'],
  ['/', '/istighfar'],
] as const) {
  test(`${list} is found as it was left`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 480 });
    await page.goto(list);
    const place = await goBy(page, entry);
    expect(place.scroll).toBeGreaterThan(0);
    await pressBack(page);
    await expectPlace(page, place);
    await page.goForward();
    await expect(page).toHaveURL(entry);
    await page.goBack();
    await expectPlace(page, place);
  });
}

test('a page that was opened by its address gives way to its menu', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/daily-life/rain');
  await settled(page);
  await pressBack(page);
  await expect(page).toHaveURL('/daily-life');
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('from its menu too, the way leads home without the menu behind it', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/daily-life/rain');
  await settled(page);
  await pressBack(page);
  await expect(page).toHaveURL('/daily-life');
  await expect(page.locator('h1')).toBeFocused();
  await pressBack(page);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a reader who turns pages comes back to the menu in one step, as it was left', async ({ page }) => {
  await page.goto('/');
  const home = await goBy(page, '/daily-life');
  const menu = await goBy(page, '/daily-life/rain');
  for (const title of ['When it Rains', 'After Rainfall']) {
    await page.locator('a[rel="next"]').click();
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.locator('h1')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
  await pressBack(page);
  await expectPlace(page, menu);
  await page.goBack();
  await expectPlace(page, home);
});

test('so does a reader of the forty hadith, by button, by key and by the way to the list', async ({ page }) => {
  await page.goto('/');
  await page.goto('/forty-hadith');
  const list = await goBy(page, '/forty-hadith/30');
  for (const leave of [pressBack, (on: Page) => on.getByRole('link', { name: 'Back to Hadith List' }).click()]) {
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('h1')).toHaveText('Hadith 31');
    await page.getByRole('link', { name: 'Next Hadith' }).click();
    await expect(page.locator('h1')).toHaveText('Hadith 32');
    await leave(page);
    await expectPlace(page, list);
    await goBy(page, '/forty-hadith/30');
  }
  await page.goBack();
  await expectPlace(page, list);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a page of two categories leads back to the one that it was opened from', async ({ page }) => {
  await page.goto('/');
  for (const category of ['/daily-life', '/travel']) {
    await goBy(page, category);
    const menu = await goBy(page, `${category}/leaving-home`);
    await pressBack(page);
    await expectPlace(page, menu);
    await pressBack(page);
    await expect(page).toHaveURL('/');
  }
});

test('places within a page are not steps of the way back', async ({ page }) => {
  await page.goto('/');
  await page.goto('/context-behind-dua');
  const list = await goBy(page, '/context-behind-dua/etiquettes');
  await page.getByText('Contents', { exact: true }).click();
  for (const at of [2, 7]) {
    await page.locator('.contents a').nth(at).click();
    await expect(page.locator('.parts > li').nth(at)).toBeInViewport();
  }
  await pressBack(page);
  await expectPlace(page, list);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a menu that has given way to another page is not promised any more', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/daily-life');
  const menu = await goBy(page, '/daily-life/rain');
  await pressBack(page);
  // The address is the menu's a moment before the menu is there, and the button of the page before it goes back once.
  await expectPlace(page, menu);
  await pressBack(page);
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL('/daily-life/rain');
  await pressBack(page);
  await expect(page).toHaveURL('/daily-life');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a second press of a quick finger goes no further', async ({ page }) => {
  await page.goto('/');
  await goBy(page, MENU);
  const menu = await goBy(page, PAGE);
  await page.getByRole('link', { name: /^Back to/ }).evaluate((link: HTMLElement) => {
    link.click();
    link.click();
  });
  await expectPlace(page, menu);
  await pressBack(page);
  await expect(page).toHaveURL('/');
});

test('a page that was left for another document and comes back from the back/forward cache is left again by the same button', async ({
  page,
}) => {
  await page.goto('/');
  await goBy(page, MENU);
  await goBy(page, PAGE);
  const back = page.getByRole('link', { name: /^Back to/ });
  // The browser leaves the page behind as it stands, and shows it once more.
  await page.evaluate(() => Object.defineProperty(history, 'go', { value: () => undefined, configurable: true }));
  await back.click();
  await page.evaluate(() => {
    Reflect.deleteProperty(history, 'go');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await back.click();
  await expect(page).toHaveURL(MENU);
});

test('back is a link: with a modifier it opens beside the page, which stays', async ({ page, context }) => {
  await page.goto(MENU);
  await goBy(page, PAGE);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Back to Prayer' }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(MENU);
  await expect(page).toHaveURL(PAGE);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('back leads to the menu', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('link', { name: 'Back to Prayer' }).click();
    await expect(page).toHaveURL(MENU);
  });
});

test.describe('the results of a search are found as they were left', () => {
  const results = (page: Page) => page.locator('.result');

  /** To a result that is not there at first. */
  async function goByResult(page: Page) {
    await page.goto('/');
    await settled(page);
    await page.keyboard.press('/');
    await page.getByRole('searchbox').pressSequentially('allah');
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
    const { scroll } = await placeOn(page);
    await link.click();
    await expect(page).toHaveURL(href ?? '');
    await settled(page);
    return { address: '/search?q=allah', scroll, row: href };
  }

  for (const way of ['the back button of the page', 'the device’s back'] as const) {
    test(`by ${way}`, async ({ page }) => {
      const list = await goByResult(page);
      await WAYS[way]?.(page);
      await expectPlace(page, list);
      await expect(page.getByRole('searchbox')).toHaveValue('allah');
      await expect(results(page)).toHaveCount(20);
      await pressBack(page);
      await expect(page).toHaveURL('/');
    });
  }

  test('by Backspace, on a page that has it', async ({ page }) => {
    await page.goto('/search?q=tahajjud');
    await expect(results(page).first()).toBeVisible();
    const list = await goBy(page, PAGE);
    await page.keyboard.press('Backspace');
    await expectPlace(page, list);
  });

  test('after either page was loaded again', async ({ page }) => {
    const list = await goByResult(page);
    await page.reload();
    await settled(page);
    await expect(page.getByRole('link', { name: 'Back to Search' })).toHaveAttribute('href', '/search?q=allah');
    await pressBack(page);
    await expectPlace(page, list);
    await page.reload();
    await expectPlace(page, list);
    await expect(results(page)).toHaveCount(20);
  });

  test('a query of its own begins its list at the top', async ({ page }) => {
    await goByResult(page);
    await page.goBack();
    await expect(results(page)).toHaveCount(20);
    await page.getByRole('searchbox').fill('forgiveness');
    await expect(page).toHaveURL('/search?q=forgiveness');
    await expect(results(page)).toHaveCount(10);
  });
});

test('the saved duas are found as they were left, in the same order', async ({ page }) => {
  await page.goto('/prayer/after-last-tashahhud');
  await settled(page);
  for (const button of await page.getByRole('button', { name: 'Save', exact: true }).all()) await button.click();
  await page.goto('/');
  await page.goto('/saved');
  await page.getByRole('button', { name: 'Order by date' }).click();
  await expect(page.getByRole('button', { name: 'Order for reading' })).toBeVisible();
  await settled(page);
  const link = page.locator('.saved-from a').nth(6);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { scroll } = await placeOn(page);
  const row = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(row ?? '');
  await settled(page);
  await page.getByRole('link', { name: 'Back to Saved' }).click();
  await expectPlace(page, { address: '/saved', scroll, row });
  await expect(page.getByRole('button', { name: 'Order for reading' })).toBeVisible();
  await page.reload();
  await expectPlace(page, { address: '/saved', scroll, row });
  await expect(page.getByRole('button', { name: 'Order for reading' })).toBeVisible();
});

test.describe('Backspace and the back button lead to the menu', () => {
  const WAYS_IN: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'by its address': (page) => page.goto(PAGE),
    'by its address after a search in the same tab': async (page) => {
      await page.goto('/search?q=tahajjud');
      await expect(page.locator('.result').first()).toBeVisible();
      await page.goto(PAGE);
    },
    'from Duas by Need': async (page) => {
      await page.goto('/needs');
      await goBy(page, PAGE);
    },
    'from a page that is related to it': async (page) => {
      await page.goto('/daily-life/waking-up');
      await goBy(page, PAGE);
    },
  };
  for (const [way, open] of Object.entries(WAYS_IN)) {
    test(`from a page that was opened ${way}`, async ({ page }) => {
      for (const back of ['Backspace', 'the back button of the page'] as const) {
        await open(page);
        await expect(page).toHaveURL(PAGE);
        await settled(page);
        await expect(page.getByRole('link', { name: /^Back to/ })).toHaveAccessibleName('Back to Prayer');
        await WAYS[back]?.(page);
        await expect(page).toHaveURL('/prayer');
      }
    });
  }
});

test('Backspace leads to Saved from a page that was opened there', async ({ page }) => {
  await page.goto(PAGE);
  await settled(page);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await page.goto('/saved');
  await page.locator('.saved-from a').first().click();
  await expect(page).toHaveURL(/\/prayer\/tahajjud/);
  await settled(page);
  await page.keyboard.press('Backspace');
  await expect(page).toHaveURL('/saved');
});

test.describe('an unknown page below a category', () => {
  test('keeps the frame: a title of its own, the keys, and ways to home, search and the menu', async ({ page }) => {
    const response = await page.goto('/prayer/no-such');
    expect(response?.status()).toBe(404);
    await settled(page);
    await expect(page.locator('h1')).toHaveText('Page not found');
    await expect(page).toHaveTitle('Page not found · Misbaha');
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('main').getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
    await expect(page.getByRole('link', { name: 'Back to Prayer' })).toHaveAttribute('href', '/prayer');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(page).toHaveURL('/search');
    await expect(page).toHaveTitle('Search · Misbaha');
    await page.goBack();
    await expect(page).toHaveTitle('Page not found · Misbaha');
    await page.getByRole('main').getByRole('link', { name: 'Prayer' }).click();
    await expect(page).toHaveURL('/prayer');
    await expect(page).toHaveTitle('Prayer · Misbaha');
  });

  test('also when it is reached within the app', async ({ page }) => {
    await page.goto(PAGE);
    await settled(page);
    await page.goto(`${MENU}#no-such`);
    await settled(page);
    // As an old entry of the history would be.
    await page.evaluate(() => {
      history.pushState({ key: 'old', idx: 1 }, '', '/prayer/no-such');
      history.pushState({ key: 'new', idx: 2 }, '', '/prayer');
    });
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Page not found');
    await expect(page).toHaveTitle('Page not found · Misbaha');
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle(/^Misbaha/);
  });
});

/** A list of each kind, and entries of it: as many as there are ways back. */
const LISTS = [
  { list: '/', entries: ['/prayer', '/asma-ul-husna', '/about', '/saved', '/needs'] },
  { list: '/prayer', entries: ['/prayer/ablution', '/prayer/after-salam', '/prayer/tahajjud'] },
  { list: '/travel', entries: ['/travel/travel-dua', '/travel/leaving-home'] },
  { list: '/forty-hadith', entries: ['/forty-hadith/1', '/forty-hadith/42'] },
  { list: '/context-behind-dua', entries: ['/context-behind-dua/reasons', '/context-behind-dua/times'] },
  { list: '/settings', entries: ['/reminders'] },
];

for (const { list, entries } of LISTS)
  test(`${list} is left in each way that leads on and found as it was, and nothing is added to the history`, async ({ page }) => {
    await page.goto(list);
    await settled(page);
    expect(await walkBack(page, entries)).toEqual([]);
  });
