import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from './routes/axe.ts';
import { emulateSaveData } from './saves-data.ts';
import { waitUntilReady } from './pages/app.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the duas' });
/** Time stands still between the steps of a clock, so waiting is done by the steps. */
const UNDER_A_CLOCK = { intervals: [100], timeout: 30_000 };
const results = (page: Page) => page.locator('.result');
/** How many results there are, while the clock is moved on. */
const countedUnderClock = (page: Page) =>
  expect.poll(async () => {
    await page.clock.runFor(500);
    return results(page).count();
  }, UNDER_A_CLOCK);

test('other pages load nothing of it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/morning-evening/waking-up');
  await waitUntilReady(page);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /\/assets\/search[^/]*\.js(on)?$/.test(url))).toEqual([]);
});

test('a first search asks for five files at most: the engine, what it shares with the check and with cards, the texts and their words', async ({
  page,
}) => {
  await emulateSaveData(page);
  await page.goto('/search');
  await waitUntilReady(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await box(page).fill('rain');
  await expect(results(page).first()).toBeVisible();
  expect(requests).toContainEqual(expect.stringMatching(/^\/assets\/search-.*\.json$/));
  expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(5);
});

test('while a query is being typed the first pages are enough, and the others come when the reader pauses', async ({ page }) => {
  const START = new Date('2026-11-22T05:00:00');
  await page.clock.install({ time: START });
  await page.goto('/search');
  await waitUntilReady(page);
  await box(page).fill('mercy');
  await countedUnderClock(page).toBe(10);
  await page.clock.pauseAt(START.getTime() + 3_600_000);
  await box(page).fill('allah');
  await expect(results(page)).toHaveCount(3);
  const more = page.getByRole('button', { name: 'Show more pages' });
  await expect(more).toBeHidden();
  await page.clock.runFor(1000);
  await expect(results(page)).toHaveCount(10);
  await expect(more).toBeVisible();
  await expect(page).toHaveURL('/search?q=allah');
});

test('the keyboard alone goes from the box through the results and back; results come while typing, the best first, and lead to the very card', async ({
  page,
}) => {
  await test.step('by the keyboard', async () => {
    await page.goto('/search?q=rain');
    await expect(results(page).first()).toBeVisible();
    await box(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('a[data-result]').nth(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('a[data-result]').nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
    await expect(page).toHaveURL('/search');
  });
  await test.step('while typing', async () => {
    await box(page).pressSequentially('rain');
    await expect(results(page).first().getByRole('heading')).toContainText('Asking for Rain');
    await expect(page.locator('.result mark').first()).toHaveText('Rain');
    await expect(page.getByRole('status')).toHaveText(/^\d+ texts on \d+ pages$/);
    await expect(page).toHaveURL('/search?q=rain');
    await results(page).first().getByRole('link', { name: 'O Allah, send us rain.' }).click();
    await expect(page).toHaveURL('/daily-life/rain#send-us-rain');
    await expect(page.locator('#send-us-rain')).toBeInViewport();
  });
});

test('typing replaces the entry of the history, a submitted query keeps its own', async ({ page }) => {
  await page.goto('/about');
  await waitUntilReady(page);
  await page.keyboard.press('/');
  await box(page).pressSequentially('rain', { delay: 20 });
  await expect(page).toHaveURL('/search?q=rain');
  await page.keyboard.press('Enter');
  await box(page).fill('fear');
  await expect(page).toHaveURL('/search?q=fear');
  await box(page).fill('fear of');
  await expect(page).toHaveURL('/search?q=fear+of');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=rain');
  await expect(box(page)).toHaveValue('rain');
  await expect(results(page).first().getByRole('heading')).toContainText('Asking for Rain');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

const IN_ARABIC = [
  ['without its marks', 'الرحمن', 'ٱلرَّحۡمَٰنِ'],
  ['with its marks', 'رَحْمَةً', 'وَرَحْمَةُ'],
] as const;

test('Arabic is highlighted by whole words without an element between its letters, transliteration in either style by marks', async ({
  page,
}) => {
  for (const [how, query, matched] of IN_ARABIC)
    await test.step(`Arabic ${how}`, async () => {
      await page.goto(`/search?q=${encodeURIComponent(query)}`);
      await expect(results(page).first()).toBeVisible();
      const painted = await page.evaluate(() => [...(CSS.highlights.get('search-match') ?? [])].map(String));
      // Equal but for the order of shadda and vowel, which is the text's own.
      expect(painted.map((word) => word.normalize())).toContain(matched.normalize());
      expect(await page.locator('.hit .arabic').evaluateAll((texts) => texts.every(({ children }) => children.length === 0))).toBe(true);
      await box(page).fill('');
      await expect(results(page)).toHaveCount(0);
      expect(await page.evaluate(() => CSS.highlights.get('search-match')?.size)).toBe(0);
    });
  for (const query of ['allahumma inni asaluka', 'Allāhumma innī asʾaluka'])
    await test.step(query, async () => {
      await box(page).fill(query);
      await expect(page.locator('.hit-latin mark').first()).toHaveText(/^Allāhumma$/i);
      await box(page).fill('');
      await expect(results(page)).toHaveCount(0);
    });
});

test('axe finds nothing in any theme: examples, results in every layer, nothing found', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/search');
  await waitUntilReady(page);
  for (const query of ['', 'rain', 'allahumma', 'الله', 'bukhari 6312', 'zzyzx'])
    await test.step(query === '' ? 'examples' : query, async () => {
      // What was found before is gone, so that the next results are those of the query.
      await box(page).fill('');
      await expect(page.locator('.search-example').first()).toBeVisible();
      await box(page).fill(query);
      await expect(page.locator(query ? '.result, .search-hints' : '.search-example').first()).toBeVisible();
      // All pages come once the query stands in the address.
      await expect(page).toHaveURL((url) => (url.searchParams.get('q') ?? '') === query);
      expect(await accessibilityFindings(page)).toEqual([]);
    });
});

test.describe('on a device that has not kept the index', () => {
  test('an index that cannot be loaded is retried three times, then by hand', async ({ page }) => {
    test.setTimeout(60_000);
    await page.clock.install();
    let attempts = 0;
    let broken = true;
    await page.route('**/assets/search-texts-*.json', (route) => {
      attempts++;
      return broken ? route.fulfill({ status: 503 }) : route.continue();
    });
    await page.goto('/search?q=rain');
    await expect
      .poll(async () => {
        await page.clock.runFor(4000);
        return page.getByRole('alert').count();
      }, UNDER_A_CLOCK)
      .toBe(1);
    expect(attempts).toBe(4);
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await countedUnderClock(page).toBeGreaterThan(2);
  });
});

test('without JavaScript the page says what it needs', async ({ request }) => {
  // Browsers that only simulate it do not show <noscript>, so the HTML is asked.
  expect(await (await request.get('/search')).text()).toMatch(/<noscript><p>Searching needs JavaScript/);
});
