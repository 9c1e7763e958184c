/** Learning by heart: from a card to the screen, through a session by touch and by keys, and back when it is due. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { copyIsThere } from './offline-copy.ts';
import { accessibilityFindings } from './routes/axe.ts';
import { overflows } from './routes/inspect.ts';

const PAGE = '/travel/travel-dua';
const NOW = new Date('2026-11-22T09:00:00');

async function ready(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

/** Chooses "Learn by heart" under "More" of the page's first card, which leads to practising it. */
async function learnFirst(page: Page, path = PAGE): Promise<void> {
  await ready(page, path);
  await page.locator('.card').first().getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Learn by heart' }).click();
  await expect(page.getByRole('article', { name: /^Dua 1 of 1/ })).toBeFocused();
}

const gaps = (page: Page) => page.getByRole('button', { name: /^hidden word/ });
const step = (page: Page) => page.locator('.learn-step output');
const section = (page: Page, name: string) => page.locator('.learn-list', { has: page.getByRole('heading', { name }) });

test('a dua is learned from its card: hidden step by step, revealed, answered, and back when it is due', async ({ page }) => {
  await page.clock.setFixedTime(NOW);
  await ready(page, PAGE);
  const source = await page.locator('.card .arabic').first().innerText();
  await learnFirst(page);
  await expect(step(page)).toHaveText('Step 1 of 4: With meaning and sound');
  expect(await page.locator('.learn-card .arabic').innerText()).toBe(source);
  await expect(page.locator('.transliteration')).toBeVisible();
  await expect(page.locator('.translation')).toBeVisible();

  await page.getByRole('button', { name: 'Hide more' }).click();
  await expect(step(page)).toHaveText('Step 2 of 4: First letters');
  await expect(page.locator('.transliteration, .translation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hide more' }).click();
  const half = await gaps(page).count();
  await page.getByRole('button', { name: 'Hide more' }).click();
  await expect(step(page)).toHaveText('Step 4 of 4: All hidden');
  const all = await gaps(page).count();
  expect(Math.abs(all - 2 * half)).toBeLessThanOrEqual(1);
  // What is hidden is nowhere on the page, so that nothing can tell it.
  expect((await page.locator('.learn-text').textContent())?.replaceAll(/hidden word|\s/g, '')).toBe('');

  await gaps(page).nth(2).click();
  await expect(page.locator('.learn-revealed')).toHaveCount(1);
  await expect(page.locator('.learn-card output[lang=ar]')).not.toBeEmpty();
  await page.getByRole('button', { name: 'Next word' }).click();
  await expect(gaps(page)).toHaveCount(all - 2);
  await page.getByRole('button', { name: 'Show line' }).click();
  expect(await gaps(page).count()).toBeLessThan(all - 2);
  await page.getByRole('button', { name: 'Show all' }).click();
  const shown = await page.locator('.learn-line').allTextContents();
  expect(shown.join(' ')).toBe(source.replaceAll('\n', ' '));
  await page.getByRole('button', { name: 'Hide again' }).click();
  await expect(gaps(page)).toHaveCount(all);

  await page.getByRole('button', { name: /^Knew it/ }).click();
  await expect(page.getByRole('heading', { name: 'That is all for today' })).toBeFocused();
  const comesBack = await page.locator('.learn-ended .learn-state').innerText();
  expect(comesBack).toMatch(/^comes back in \d+ days$/);
  await page.getByRole('link', { name: 'All that you learn' }).click();
  await expect(section(page, 'Due today')).toContainText(`Nothing is due today. The next one ${comesBack}.`);
  await expect(section(page, 'Learning').getByRole('listitem')).toHaveCount(1);

  const days = Number(/\d+/.exec(comesBack)?.[0]);
  await page.clock.setFixedTime(new Date(2026, 10, 22 + days, 5));
  await ready(page, '/learn');
  await expect(section(page, 'Due today').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: 'Begin' }).click();
  await expect(step(page)).toHaveText('Step 4 of 4: All hidden');
  await expect(page.getByRole('article')).toBeFocused();
});

test('a page is learned by the keyboard alone, in both scripts, and a dua taken out comes back by Undo', async ({ page }) => {
  await ready(page, '/learn');
  await expect(page.getByText('Nothing is being learned yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Ayat al-Kursi' }).click();
  await expect(page.locator('#ayat-al-kursi')).toBeInViewport();
  await ready(page, '/morning-evening/waking-up');
  await page.getByRole('button', { name: 'Learn this page' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/learn');
  await expect(page.getByText('4 duas were added')).toBeVisible();
  await page.getByRole('link', { name: 'Begin' }).focus();
  await page.keyboard.press('Enter');
  for (const position of [1, 2, 3, 4]) {
    await expect(page.getByRole('article', { name: new RegExp(`^Dua ${position} of 4`) })).toBeFocused();
    // The second press of a double click on the answer before answers nothing.
    await page.getByRole('button', { name: /^Not yet/ }).dispatchEvent('click', { detail: 2 });
    await page.getByRole('button', { name: 'Hide more' }).focus();
    await page.keyboard.press('Enter');
    const hidden = await gaps(page).count();
    await page.locator('h1').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await expect(gaps(page)).toHaveCount(hidden - 2);
    await page.getByRole('button', { name: /^Nearly/ }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.learn-ended .learn-state')).toHaveText(Array.from({ length: 4 }, () => 'comes back tomorrow'));
  await page.getByRole('link', { name: 'All that you learn' }).focus();
  await page.keyboard.press('Enter');
  const rows = section(page, 'Learning').getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(page.locator('h1')).toBeFocused();
  const kept = () =>
    page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('misbaha:learning/'))));
  const before = await kept();
  await rows
    .first()
    .getByRole('button', { name: /^Take out/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(rows.first()).toContainText('Taken out of what you learn');
  expect(Object.keys(await kept())).toHaveLength(3);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows.first()).toContainText('First letters');
  expect(await kept()).toEqual(before);
});

test('what is saved and what is learned go to another device in one file', async ({ page }) => {
  await learnFirst(page);
  await page.getByRole('button', { name: /^Knew it/ }).click();
  await ready(page, PAGE);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await ready(page, '/saved');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await download).path();
  const contents = JSON.parse(readFileSync(file, 'utf8')) as { duas: unknown[]; learning: { step: number }[] };
  expect([contents.duas.length, contents.learning.length, contents.learning[0]?.step]).toEqual([1, 1, 1]);
  await page.evaluate(() => localStorage.clear());
  await ready(page, '/learn');
  await page.getByLabel('File of saved duas').setInputFiles(file);
  await expect(page.getByText('One dua was added. Learning by heart was brought up to date for one dua')).toBeVisible();
  await expect(page.locator('.learn-row')).toHaveCount(1);
  const hostile = JSON.stringify({ format: 'misbaha-saved', version: 1, duas: [], learning: [{ home: '<script>' }] });
  await page.getByLabel('File of saved duas').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(hostile) });
  await expect(page.getByText('entry 1 of what is learned by heart cannot be read')).toBeVisible();
  await expect(page.locator('.learn-row')).toHaveCount(1);
});

test('axe finds nothing in three themes, word by word too, and nothing overflows at 320 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await ready(page, '/learn');
  expect(await overflows(page)).toEqual([]);
  await learnFirst(page, '/morning-evening/before-sleeping');
  expect(await overflows(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hide more' }).click();
  await page.getByRole('button', { name: 'Show line' }).click();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.evaluate(() => localStorage.setItem('misbaha:reading', JSON.stringify({ transliteration: 'words', underWords: 'both' })));
  await page.reload();
  await page.getByRole('button', { name: 'Hide more' }).click();
  await page.getByRole('button', { name: 'Next word' }).click();
  await expect(page.locator('.learn-revealed .word-sound')).toHaveCount(1);
  await expect(page.locator('.word-meaning')).toHaveCount(1);
  expect(await overflows(page)).toEqual([]);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Not yet/ }).click();
  await expect(page.locator('.learn-ended')).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'All that you learn' }).click();
  await expect(page.locator('.learn-row')).toHaveCount(1);
  expect(await overflows(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflows(page)).toEqual([]);
  expect(await accessibilityFindings(page)).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a dua is learned and practised as with one', async ({ page, context }) => {
    await page.goto(PAGE);
    await copyIsThere(page);
    await context.setOffline(true);
    await learnFirst(page);
    await page.getByRole('button', { name: 'Hide more' }).click();
    await expect(gaps(page).first()).toBeVisible();
    await page.getByRole('button', { name: /^Knew it/ }).click();
    await ready(page, '/learn');
    await expect(page.locator('.learn-row')).toHaveCount(1);
  });
});
