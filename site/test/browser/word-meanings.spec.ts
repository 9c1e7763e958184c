/** What a word means: by a press, by the keyboard, under each word; loaded when it is asked for and never before. */
import { expect, type Page, test } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { open } from './pages/app.ts';
import { arabicTexts, meaning, middleOfWord, popover, pressWord, sound } from './pages/words.ts';
import { overflowFaults } from './routes/inspect.ts';
import { builtManifest } from './site.ts';

const PAGE = '/prayer/after-salam';

async function chooseUnderWords(page: Page, layer: 'Sound' | 'Meaning' | 'Both'): Promise<void> {
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await page.getByRole('radio', { name: 'Word by word' }).check();
  await page.getByRole('radio', { name: layer }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('.arabic-words').first()).toBeVisible();
}

test('a press on a word shows how it sounds and what it means, and fetches that alone; another press, Escape or a press beside it takes it away; a selection is no press', async ({
  page,
}) => {
  const late = Object.entries(builtManifest).filter(([key]) => /^texts\/meanings\/|src\/features\/words\//.test(key));
  expect(late.length).toBeGreaterThan(10);
  const asked = (): Promise<string[]> =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)));
  const keysOf = (files: readonly string[]): string[] => late.filter(([, { file }]) => files.includes(file)).map(([key]) => key);
  await open(page, PAGE);
  await expect(arabicTexts(page).first()).toHaveText(/^أَسْتَغْفِرُ اللَّهَ/);
  await test.step('nothing of it is fetched before it is asked for, and then the meanings of one category alone', async () => {
    await page.waitForLoadState('networkidle');
    expect(keysOf(await asked())).toEqual([]);
    await pressWord(page, 0);
    await expect(popover(page)).toBeVisible();
    expect([...new Set(keysOf(await asked()))].toSorted()).toEqual(['site/src/features/words/toggle-meaning.ts', 'texts/meanings/prayer']);
  });
  await test.step('it says how the word sounds and what it means, and goes', async () => {
    await expect(sound(page)).toHaveText('astaghfiru');
    await expect(meaning(page)).toHaveText(/forgiveness|forgive/);
    await expect(popover(page).locator('.word-popover-root')).toHaveText(/^غ ف ر\s*to forgive/);
    await pressWord(page, 1);
    await expect(popover(page)).toHaveCount(1);
    await expect(meaning(page)).toHaveText('Allah');
    await pressWord(page, 1);
    await expect(popover(page)).toHaveCount(0);
    await pressWord(page, 1);
    await expect(popover(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popover(page)).toHaveCount(0);
    await pressWord(page, 0);
    await expect(popover(page)).toBeVisible();
    await page.locator('.card .translation').first().click();
    await expect(popover(page)).toHaveCount(0);
  });
  await test.step('a text that is selected is not a press, and copies as it stands', async () => {
    const [from, to] = [await middleOfWord(arabicTexts(page).first(), 0), await middleOfWord(arabicTexts(page).first(), 2)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    // The press that follows shows that the one before has been answered.
    const selected = await page.evaluate(() => String(document.getSelection()));
    expect((await arabicTexts(page).first().textContent())?.includes(selected.trim())).toBe(true);
    expect(selected.length).toBeGreaterThan(3);
    await expect(popover(page)).toHaveCount(0);
    await page.mouse.dblclick(from.x, from.y);
    expect(await page.evaluate(() => document.getSelection()?.isCollapsed)).toBe(false);
    await expect(popover(page)).toHaveCount(0);
  });
});

test('a press before the app is there is answered once it is', async ({ page }) => {
  const release = await holdRequests(page, /assets\/entry-client-/);
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  await pressWord(page, 1);
  release();
  await expect(meaning(page)).toHaveText('Allah');
});

test('by the keyboard: the focus shows the first word, arrow keys go on, Escape ends it; the popover goes with its page', async ({
  page,
}) => {
  await open(page, '/prayer');
  await page.locator(`a[href="${PAGE}"]`).click();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('article').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(arabicTexts(page).first()).toBeFocused();
  const shown = meaning(page);
  await expect(shown).toHaveText(/forgive/);
  await page.keyboard.press('ArrowLeft');
  await expect(shown).toHaveText('Allah');
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveText(/forgive/);
  await page.keyboard.press('End');
  await expect(shown).not.toHaveText(/forgive/);
  await page.keyboard.press('Home');
  await expect(shown).toHaveText(/forgive/);
  // Screen readers hear the word, then what it means.
  await expect(page.getByRole('status').filter({ hasText: 'أَسْتَغْفِرُ' })).toHaveText(/^أَسْتَغْفِرُ.*forgive/);
  await page.keyboard.press('Escape');
  await expect(popover(page)).toHaveCount(0);
  await expect(arabicTexts(page).first()).toBeFocused();
  // Where there is no popover, Tab goes on at once; over a word it leads to the page of the root first.
  await page.keyboard.press('Tab');
  await expect(arabicTexts(page).first()).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(popover(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(arabicTexts(page).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/words\/gh-f-r$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The root gh-f-r');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await pressWord(page, 0);
  await expect(popover(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/prayer$/);
  await expect(popover(page)).toHaveCount(0);
});

test('a text with sound and meaning under each word is copied as the Arabic alone; on paper the meanings stand there, and no popover', async ({
  page,
}) => {
  await open(page, PAGE);
  await chooseUnderWords(page, 'Both');
  const paragraph = page.locator('.arabic-words').first();
  await expect(paragraph.locator('.word-meaning').first()).toBeVisible();
  const selected = await paragraph.evaluate((element) => {
    document.getSelection()?.selectAllChildren(element);
    return String(document.getSelection());
  });
  expect(selected).toMatch(/\p{Script=Arabic}/u);
  expect(selected).not.toMatch(/[a-z]/i);
  // While a text is selected, a press asks for no word.
  await page.evaluate(() => document.getSelection()?.removeAllRanges());
  await paragraph.locator('.word').first().click();
  await expect(popover(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(popover(page)).toBeHidden();
  await expect(page.locator('.word-meaning').first()).toBeVisible();
});

test('words with sound and meaning fit at 320 px and with text twice as large, and so does the popover', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await open(page, '/morning-evening/morning-remembrance');
  await chooseUnderWords(page, 'Both');
  await expect(page.locator('.word-meaning').first()).toBeVisible();
  for (const [width, size] of [
    [320, '100%'],
    [390, '200%'],
  ] as const)
    await test.step(`${width} px, ${size}`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
      expect(await overflowFaults(page)).toEqual([]);
      for (const index of [0, 3, 7]) {
        const word = page.locator('.arabic-words').nth(1).locator('.word').nth(index);
        await word.scrollIntoViewIfNeeded();
        await word.click();
        await expect(popover(page)).toBeInViewport({ ratio: 1 });
        expect(await overflowFaults(page)).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await expect(popover(page)).toHaveCount(0);
    });
});

test('where the meanings do not come, the text stays and a message says so', async ({ page, context }) => {
  await context.route(/assets\/(toggle-meaning|meanings)-/, (route) => route.abort());
  await open(page, PAGE);
  await pressWord(page, 0);
  await expect(page.getByText('The meaning of the words')).toBeVisible();
  await expect(arabicTexts(page).first()).toHaveText(/^أَسْتَغْفِرُ اللَّهَ/);
});
