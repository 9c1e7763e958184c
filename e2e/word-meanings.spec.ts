/** What a word means: by a press, by the keyboard, under each word; loaded when it is asked for and never before. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { overflows } from './routes/inspect.ts';
import { builtManifest } from './site.ts';

const PAGE = '/prayer/after-salam';
const popover = (page: Page): Locator => page.locator('.word-popover');
const texts = (page: Page): Locator => page.locator('.card .arabic');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

/** The middle of a word of a text, in the window; words are counted from 0. */
async function middleOf(text: Locator, index: number): Promise<{ x: number; y: number }> {
  await text.scrollIntoViewIfNeeded();
  return text.evaluate((paragraph, at) => {
    const node = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const [word = { 0: '', index: 0 }] = [...node.data.matchAll(/[^ \n]+/g)].slice(at);
    const range = new Range();
    range.setStart(node, word.index);
    range.setEnd(node, word.index + word[0].length);
    const { left, width, top, height } = range.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, index);
}

async function press(page: Page, index: number, nth = 0): Promise<void> {
  const { x, y } = await middleOf(texts(page).nth(nth), index);
  await page.mouse.click(x, y);
}

async function chooseUnderWords(page: Page, layer: 'Sound' | 'Meaning' | 'Both'): Promise<void> {
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await page.getByRole('radio', { name: 'Word by word' }).check();
  await page.getByRole('radio', { name: layer }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('.arabic-words').first()).toBeVisible();
}

test('a press on a word shows how it sounds and what it means; another press, Escape or a press beside it takes it away', async ({
  page,
}) => {
  await open(page, PAGE);
  await expect(texts(page).first()).toHaveText(/^أَسْتَغْفِرُ اللَّهَ/);
  await press(page, 0);
  await expect(popover(page)).toBeVisible();
  await expect(popover(page).locator('div')).toHaveText(['astaghfiru', /forgiveness|forgive/]);
  await press(page, 1);
  await expect(popover(page)).toHaveCount(1);
  await expect(popover(page).locator('div').last()).toHaveText('Allah');
  await press(page, 1);
  await expect(popover(page)).toHaveCount(0);
  await press(page, 1);
  await expect(popover(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popover(page)).toHaveCount(0);
  await press(page, 0);
  await expect(popover(page)).toBeVisible();
  await page.locator('.card .translation').first().click();
  await expect(popover(page)).toHaveCount(0);
});

test('a press before the app is there is answered once it is', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/assets\/entry-client-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  await press(page, 1);
  release();
  await expect(popover(page).locator('div').last()).toHaveText('Allah');
});

test('the popover goes with its page', async ({ page }) => {
  await open(page, '/prayer');
  await page.getByRole('link', { name: /after/i }).first().click();
  await expect(page.locator('.card .arabic').first()).toBeVisible();
  await press(page, 0);
  await expect(popover(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/prayer$/);
  await expect(popover(page)).toHaveCount(0);
});

test('a text that is selected is not a press, and copies as it stands', async ({ page }) => {
  await open(page, PAGE);
  const [from, to] = [await middleOf(texts(page).first(), 0), await middleOf(texts(page).first(), 2)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  // The press that follows shows that the one before has been answered.
  const selected = await page.evaluate(() => String(document.getSelection()));
  expect((await texts(page).first().textContent())?.includes(selected.trim())).toBe(true);
  expect(selected.length).toBeGreaterThan(3);
  await expect(popover(page)).toHaveCount(0);
  await page.mouse.dblclick(from.x, from.y);
  expect(await page.evaluate(() => document.getSelection()?.isCollapsed)).toBe(false);
  await expect(popover(page)).toHaveCount(0);
});

test('by the keyboard: the focus shows the first word, arrow keys go on, Escape ends it', async ({ page }) => {
  await open(page, PAGE);
  await page.keyboard.press('j');
  await expect(page.getByRole('article').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(texts(page).first()).toBeFocused();
  const meaning = popover(page).locator('div').last();
  await expect(meaning).toHaveText(/forgive/);
  await page.keyboard.press('ArrowLeft');
  await expect(meaning).toHaveText('Allah');
  await page.keyboard.press('ArrowRight');
  await expect(meaning).toHaveText(/forgive/);
  await page.keyboard.press('End');
  await expect(meaning).not.toHaveText(/forgive/);
  await page.keyboard.press('Home');
  await expect(meaning).toHaveText(/forgive/);
  // Screen readers hear the word, then what it means.
  await expect(page.getByRole('status').filter({ hasText: 'أَسْتَغْفِرُ' })).toHaveText(/^أَسْتَغْفِرُ.*forgive/);
  await page.keyboard.press('Escape');
  await expect(popover(page)).toHaveCount(0);
  await expect(texts(page).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(texts(page).first()).not.toBeFocused();
});

test('nothing of it is fetched before it is asked for, and then the meanings of one category alone', async ({ page }) => {
  const late = Object.entries(builtManifest).filter(([key]) => /^texts\/meanings\/|src\/words\//.test(key));
  expect(late.length).toBeGreaterThan(10);
  const asked = (): Promise<string[]> =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)));
  const keysOf = (files: readonly string[]): string[] => late.filter(([, { file }]) => files.includes(file)).map(([key]) => key);
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(keysOf(await asked())).toEqual([]);
  await press(page, 0);
  await expect(popover(page)).toBeVisible();
  expect([...new Set(keysOf(await asked()))].toSorted()).toEqual(['src/words/explain-word.ts', 'texts/meanings/prayer']);
});

for (const [layer, under] of [
  ['Meaning', ['.word-meaning']],
  ['Both', ['.word-sound', '.word-meaning']],
] as const) {
  test(`${layer.toLowerCase()} under each word, kept for the next visit`, async ({ page }) => {
    await open(page, PAGE);
    await chooseUnderWords(page, layer);
    const words = page.locator('.arabic-words').first().locator('.word');
    for (const one of ['.word-sound', '.word-meaning'] as const) {
      await expect(words.first().locator(one)).toHaveCount((under as readonly string[]).includes(one) ? 1 : 0);
    }
    expect(await words.locator('.word-meaning').count()).toBe(await words.count());
    await page.reload();
    await expect(page.locator('.arabic-words').first().locator('.word-meaning').first()).toBeVisible();
    // Copied, it is the Arabic alone.
    const selected = await page
      .locator('.arabic-words')
      .first()
      .evaluate((paragraph) => {
        document.getSelection()?.selectAllChildren(paragraph);
        return String(document.getSelection());
      });
    expect(selected).not.toMatch(/[a-z]/i);
  });
}

test('each word is said once: the word, then what it means', async ({ page }) => {
  await open(page, PAGE);
  await chooseUnderWords(page, 'Meaning');
  const paragraph = page.locator('.arabic-words').first();
  await expect(paragraph.locator('.word-meaning').first()).toBeVisible();
  const parts = await paragraph
    .locator('.word')
    .evaluateAll((words) => words.map((word) => [...word.childNodes].map((node) => node.textContent)));
  expect(parts.length).toBeGreaterThan(1);
  for (const one of parts) {
    expect(one).toHaveLength(2);
    expect(one[0]).toMatch(/^[\u0600-\u06ff]+$/);
    expect(one[1]).toMatch(/^[A-Za-z]/);
  }
  const meaning = paragraph.locator('.word-meaning').first();
  await expect(meaning).toHaveAttribute('lang', 'en');
  await expect(paragraph).toHaveAttribute('translate', 'no');
});

for (const [what, width, size] of [
  ['at 320 px', 320, '100%'],
  ['with text twice as large', 390, '200%'],
] as const) {
  test(`words with sound and meaning fit ${what}, and so does the popover`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/morning-evening/morning-remembrance');
    await chooseUnderWords(page, 'Both');
    await expect(page.locator('.word-meaning').first()).toBeVisible();
    await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
    expect(await overflows(page)).toEqual([]);
    for (const index of [0, 3, 7]) {
      const word = page.locator('.arabic-words').nth(1).locator('.word').nth(index);
      await word.scrollIntoViewIfNeeded();
      await word.click();
      await expect(popover(page)).toBeInViewport({ ratio: 1 });
      expect(await overflows(page)).toEqual([]);
    }
  });
}

test('on paper the meanings stand under their words, and no popover', async ({ page }) => {
  await open(page, PAGE);
  await chooseUnderWords(page, 'Both');
  await page.locator('.arabic-words').first().locator('.word').first().click();
  await expect(popover(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(popover(page)).toBeHidden();
  await expect(page.locator('.word-meaning').first()).toBeVisible();
});

test('where the meanings do not come, the text stays and a message says so', async ({ page, context }) => {
  await context.route(/assets\/(explain-word|meanings)-/, (route) => route.abort());
  await open(page, PAGE);
  await press(page, 0);
  await expect(page.getByText('The meaning of the words')).toBeVisible();
  await expect(texts(page).first()).toHaveText(/^أَسْتَغْفِرُ اللَّهَ/);
});

test.describe('with the copy for offline reading', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a word is explained without a network too', async ({ page, context }) => {
    await open(page, PAGE);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await context.setOffline(true);
    await press(page, 0);
    await expect(popover(page)).toBeVisible();
  });
});
