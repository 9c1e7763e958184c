import { expect, test, type Page } from '@playwright/test';
import { THEMES } from '../../src/platform/theme/theme.ts';

const PAGE = '/morning-evening/morning-remembrance';

async function ready(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Reading settings' })).toBeVisible();
}

test.describe('reading settings', () => {
  test('size, layers and style change, survive a reload before the first paint, and reset', async ({ page }) => {
    await ready(page, PAGE);
    const arabic = page.locator('.card .arabic').first();
    const size = (): Promise<number> => arabic.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const before = await size();
    await openSettings(page);
    await page.getByRole('button', { name: 'Arabic size: larger' }).click();
    await page.getByRole('button', { name: 'Arabic size: larger' }).click();
    await expect(page.getByRole('status', { name: 'Arabic size' })).toHaveText('125%');
    await expect.poll(size).toBeCloseTo(before * 1.25, 1);
    await page.getByRole('group', { name: 'Show' }).getByRole('checkbox', { name: 'Translation' }).setChecked(false);
    await page.getByRole('group', { name: 'Show' }).getByRole('checkbox', { name: 'References' }).setChecked(false);
    await page.getByRole('radio', { name: 'Hidden' }).check();
    await page.keyboard.press('Escape');
    await expect(page.locator('.translation').first()).toBeHidden();
    await expect(page.locator('.references').first()).toBeHidden();
    await expect(page.locator('.transliteration').first()).toBeHidden();

    // With the scripts of the app blocked only the head script can have applied them.
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    await expect(page.locator('.translation').first()).toBeHidden();
    expect(await size()).toBeCloseTo(before * 1.25, 1);
    await page.unroute('**/*.js');

    await ready(page, PAGE);
    await openSettings(page);
    await page.getByRole('button', { name: 'Reset to the defaults' }).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('.translation').first()).toBeVisible();
    expect(await size()).toBe(before);
  });

  test('a press is answered before the long page follows', async ({ page }) => {
    await ready(page, PAGE);
    await openSettings(page);
    const shown = await page.evaluate(async () => {
      const size = (): string => document.documentElement.style.getPropertyValue('--arabic-size');
      const before = size();
      document.querySelector<HTMLElement>('[aria-label="Arabic size: larger"]')?.click();
      // The app has answered when what waited in line behind the press is done.
      await Promise.resolve();
      return { before, answer: document.querySelector('output[aria-label="Arabic size"]')?.textContent, after: size() };
    });
    expect(shown).toEqual({ before: '1', answer: '113%', after: '1' });
    await expect(page.locator('html')).toHaveAttribute('style', /--arabic-size: ?1\.125/);
  });

  test('the panel is set in faces that the page has: one that came with it would have the whole page laid out again', async ({ page }) => {
    await ready(page, PAGE);
    await page.evaluate(() => document.fonts.ready);
    const faces: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'font' && faces.push(request.url())));
    await openSettings(page);
    await page.evaluate(() => document.fonts.ready);
    expect(faces).toEqual([]);
  });

  test('word by word puts each piece under its word and copies the Arabic alone', async ({ page }) => {
    await ready(page, '/wellbeing/settling-debt');
    const source = await page.locator('.card .arabic').first().innerText();
    await openSettings(page);
    await page.getByRole('radio', { name: 'Word by word' }).check();
    await page.keyboard.press('Escape');
    const words = page.locator('.card').first().locator('.word');
    await expect(words.first()).toBeVisible();
    expect(await words.count()).toBe(source.split(/\s+/).length);
    for (const piece of await page.locator('.card').first().locator('.word-sound').allTextContents()) expect(piece).not.toBe('');
    const selected = await page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('.card .arabic') as Element);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
      return String(getSelection());
    });
    expect(selected.split(/\s+/).join(' ').trim()).toBe(source.split(/\s+/).join(' ').trim());
    // No word is broken over two lines.
    const broken = await words.evaluateAll((list) => list.filter((word) => word.getClientRects().length > 2).length);
    expect(broken).toBe(0);
  });
});

test.describe('a card', () => {
  test('has an address that is scrolled to and marked', async ({ page }) => {
    await ready(page, PAGE);
    const id = await page.locator('.card').nth(9).getAttribute('id');
    await ready(page, `${PAGE}#${id}`);
    const card = page.locator(`[id="${id}"]`);
    await expect(card).toBeInViewport();
    await expect(card).toHaveAttribute('data-arrived', '');
  });

  test('offers a mail that names the card, the version and the text', async ({ page }) => {
    await ready(page, '/wellbeing/settling-debt');
    await page.evaluate(() => {
      Object.assign(window, { mails: [] });
      const { navigation } = window as unknown as { navigation: EventTarget };
      navigation.addEventListener('navigate', (event) => {
        const { url } = (event as unknown as { destination: { url: string } }).destination;
        (window as unknown as { mails: string[] }).mails.push(url);
        if (event.cancelable) event.preventDefault();
      });
    });
    await page.locator('.card').first().getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Report an error' }).click();
    await expect.poll(() => page.evaluate(() => (window as unknown as { mails: string[] }).mails.length)).toBeGreaterThan(0);
    const [mail = ''] = await page.evaluate(() => (window as unknown as { mails: string[] }).mails);
    expect(mail).toMatch(/^mailto:salam@misbaha\.example\?subject=Error%20in%20wellbeing%2Fsettling-debt/);
    expect(decodeURIComponent(mail)).toMatch(/Version: \d+\.\d+\.\d+/);
  });
});

test.describe('saving', () => {
  test('exports a file and imports it elsewhere; another file is refused with a sentence', async ({ page }) => {
    await ready(page, '/morning-evening/waking-up');
    await page.locator('.card').first().getByRole('button', { name: 'Save' }).click();
    await ready(page, '/saved');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const file = await (await download).path();
    await page.evaluate(() => localStorage.clear());
    await ready(page, '/saved');
    await expect(page.getByText('Nothing is saved yet')).toBeVisible();
    await page.getByLabel('File of saved duas').setInputFiles(file);
    await expect(page.getByText('One dua was added')).toBeVisible();
    await expect(page.locator('.saved-from')).toHaveCount(1);
    await page
      .getByLabel('File of saved duas')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
    await expect(page.getByText('This file holds something else')).toBeVisible();
    await expect(page.locator('.saved-from')).toHaveCount(1);
  });
});

test.describe('saving', () => {
  test('a save is kept where its message never arrives and the reader leaves at once', async ({ page }) => {
    await page.route(/\/card-action-(?!button)/, () => undefined);
    await ready(page, '/morning-evening/waking-up');
    await page.locator('.card').first().getByRole('button', { name: 'Save' }).click();
    await ready(page, '/saved');
    await expect(page.locator('.saved-from')).toHaveCount(1);
  });
});

test.describe('moving', () => {
  test('j and k go from card to card, g h goes home, ? shows the keys', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await ready(page, PAGE);
    await page.keyboard.press('j');
    await expect(page.locator('.card').first()).toBeFocused();
    await page.keyboard.press('j');
    await expect(page.locator('.card').nth(1)).toBeFocused();
    await page.keyboard.press('k');
    await expect(page.locator('.card').first()).toBeFocused();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await expect(page).toHaveURL('/');
  });
});

test('a page prints without chrome, with whole cards and its address', async ({ page }) => {
  await ready(page, '/prayer/while-bowing');
  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['.bar', '.card-actions', '.page-turner']) await expect(page.locator(hidden).first()).toBeHidden();
  await expect(page.locator('.card').first()).toHaveCSS('break-inside', 'avoid');
  await expect(page.locator('.print-address')).toContainText('https://misbaha.example/prayer/while-bowing');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const theme of THEMES) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    await expect(page.locator('.card').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    for (const black of ['.card .arabic', '.references a', 'h1'])
      await expect(page.locator(black).first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  }
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeGreaterThan(10_000);
  }
});
