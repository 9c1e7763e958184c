/**
 * The search, as far as only a browser can test it: requests, the history, keys, highlights, contrast. The rest is in
 * `site/test/components/search.test.tsx`.
 */
import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from './inspections/axe.ts';
import { emulateSaveData } from './saves-data.ts';
import { waitUntilReady } from './pages/app.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the duas' });
const results = (page: Page) => page.locator('.result');

test('other pages load nothing of it; a first search asks for three files at most: the engine, the texts and their words', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await test.step('another page', async () => {
    await page.goto('/morning-evening/waking-up');
    await waitUntilReady(page);
    await page.waitForLoadState('networkidle');
    expect(requests).not.toEqual([]);
    expect(requests.filter((path) => /\/assets\/search[^/]*\.js(on)?$/.test(path))).toEqual([]);
  });
  await test.step('a first search', async () => {
    await emulateSaveData(page);
    await page.goto('/search');
    await waitUntilReady(page);
    await page.waitForLoadState('networkidle');
    requests.length = 0;
    await box(page).fill('rain');
    await expect(results(page).first()).toBeVisible();
    expect(requests).toContainEqual(expect.stringMatching(/^\/assets\/search-.*\.json$/));
    expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(3);
  });
});

test('results come while typing, the best first, and lead to the very card; the keyboard goes through them; the history keeps what was submitted', async ({
  page,
}) => {
  await test.step('typing replaces the entry of the history, a submitted query keeps its own', async () => {
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
    await expect(page.getByRole('status')).toHaveText(/^\d+ pages, \d+ texts$/);
    await expect(page).toHaveURL('/search?q=rain');
    await results(page).first().getByRole('link', { name: 'O Allah, send us rain.' }).click();
    await expect(page).toHaveURL('/daily-life/rain#send-us-rain');
    await expect(page.locator('#send-us-rain')).toBeInViewport();
  });
});

const IN_ARABIC = [
  ['without its marks', 'الرحمن', 'ٱلرَّحۡمَٰنِ'],
  ['with its marks', 'رَحْمَةً', 'وَرَحْمَةُ'],
] as const;

/** A query for each layer of a text, each with few results, and one that finds nothing; '' shows the examples. */
const LAYERS = ['', 'rain', 'asqina ghaythan', 'اسقنا غيثا', 'bukhari 6312', 'zzyzx'];

test('Arabic is highlighted by whole words without an element between its letters, transliteration in either style by marks; axe finds nothing in any theme', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/search');
  await waitUntilReady(page);
  for (const [how, query, matched] of IN_ARABIC)
    await test.step(`Arabic ${how}`, async () => {
      await box(page).fill(query);
      await expect(results(page).first()).toBeVisible();
      // Normalised on both sides, since the order of shadda and vowel may differ.
      const painted = async (): Promise<string[]> =>
        (await page.evaluate(() => [...(CSS.highlights.get('search-match') ?? [])].map(String))).map((word) => word.normalize());
      await expect.poll(painted).toContain(matched.normalize());
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
  for (const query of LAYERS)
    await test.step(`axe: ${query === '' ? 'examples' : query}`, async () => {
      // What was found before is gone, so that the next results are those of the query.
      await box(page).fill('');
      await expect(page.locator('.search-example').first()).toBeVisible();
      await box(page).fill(query);
      await expect(page.locator(query ? '.result, .search-hints' : '.search-example').first()).toBeVisible();
      // Until the query stands in the address, only the first results are shown.
      await expect(page).toHaveURL((url) => (url.searchParams.get('q') ?? '') === query);
      expect(await accessibilityFindings(page)).toEqual([]);
    });
});

test('without JavaScript the page says what it needs', async ({ request }) => {
  // Browsers that only simulate missing JavaScript do not show <noscript>, so the HTML is read instead.
  expect(await (await request.get('/search')).text()).toMatch(/<noscript><p>Searching needs JavaScript/);
});
