/**
 * The popover with the meaning of a word: by a press, by the keyboard, loaded on demand only. Meanings under each word are tested
 * in `word-by-word.spec.ts`.
 */
import { expect, test } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { open } from './pages/app.ts';
import { arabicTexts, popoverMeaning, middleOfWord, popover, pressWord, popoverTransliteration } from './pages/words.ts';
import { viteManifest } from './site.ts';

const PAGE = '/prayer/after-salam';

test('pressing a word opens a popover with its sound and meaning, loaded on demand; pressing again, Escape or a press elsewhere closes it', async ({
  page,
}) => {
  const late = Object.entries(viteManifest).filter(([key]) => /^texts\/meanings\/|src\/features\/words\//.test(key));
  expect(late.length).toBeGreaterThan(10);
  const asked = (): Promise<string[]> =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)));
  const keysOf = (files: readonly string[]): string[] => late.filter(([, { file }]) => files.includes(file)).map(([key]) => key);
  await open(page, PAGE);
  await expect(arabicTexts(page).first()).toHaveText(/^أَسْتَغْفِرُ اللَّهَ/);
  await test.step('before the first press no meanings and no code for them load; the press loads the meanings of one category only', async () => {
    await page.waitForLoadState('networkidle');
    expect(keysOf(await asked())).toEqual([]);
    await pressWord(page, 0);
    await expect(popover(page)).toBeVisible();
    expect([...new Set(keysOf(await asked()))].toSorted()).toEqual(['site/src/features/words/toggle-meaning.ts', 'texts/meanings/prayer']);
  });
  await test.step('the popover shows sound, meaning and root, moves to another pressed word, and closes', async () => {
    await expect(popoverTransliteration(page)).toHaveText('astaghfiru');
    await expect(popoverMeaning(page)).toHaveText(/forgiveness|forgive/);
    await expect(popover(page).locator('.word-popover-root')).toHaveText(/^غ ف ر\s*to forgive/);
    await pressWord(page, 1);
    await expect(popover(page)).toHaveCount(1);
    await expect(popoverMeaning(page)).toHaveText('Allah');
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
  await test.step('selecting text opens no popover, and the selection has the text alone', async () => {
    const [from, to] = [await middleOfWord(arabicTexts(page).first(), 0), await middleOfWord(arabicTexts(page).first(), 2)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    // The meanings have loaded already: if the selection counted as a press, its popover would be there by now.
    const selected = await page.evaluate(() => String(document.getSelection()));
    expect((await arabicTexts(page).first().textContent())?.includes(selected.trim())).toBe(true);
    expect(selected.length).toBeGreaterThan(3);
    await expect(popover(page)).toHaveCount(0);
    await page.mouse.dblclick(from.x, from.y);
    expect(await page.evaluate(() => document.getSelection()?.isCollapsed)).toBe(false);
    await expect(popover(page)).toHaveCount(0);
  });
  await test.step('a press before the app has started shows the meaning once the app has started', async () => {
    const entry = /assets\/entry-client-/;
    const release = await holdRequests(page, entry);
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    await pressWord(page, 1);
    release();
    await expect(popoverMeaning(page)).toHaveText('Allah');
    await page.unroute(entry);
  });
  await test.step('if the meanings fail to load, the text stays and a message says so', async () => {
    await page.route(/assets\/(toggle-meaning|meanings)-/, (route) => route.abort());
    await open(page, PAGE);
    await pressWord(page, 0);
    await expect(page.getByText('The meaning of the words')).toBeVisible();
    await expect(arabicTexts(page).first()).toHaveText(/^أَسْتَغْفِرُ اللَّهَ/);
  });
});

test('by keyboard: focus shows the first word, arrow keys move on, Escape closes the popover; leaving the page closes the popover too', async ({
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
  const shown = popoverMeaning(page);
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
  // Without a popover Tab leaves the text; with one it goes to the link in the popover, to the page of the root.
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
  // The popover has gone with its page: the keyboard goes on at a card in sight, and not at the top.
  await expect(page.locator('article:focus')).toBeInViewport();
  await pressWord(page, 0);
  await expect(popover(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/prayer$/);
  await expect(popover(page)).toHaveCount(0);
});
