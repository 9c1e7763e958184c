import { expect, test, type Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { waitUntilReady } from './pages/app.ts';
import { THEMES } from '../../src/platform/theme/theme.ts';

const PAGE = '/prayer/after-salam';

async function ready(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Reading settings' })).toBeVisible();
}

test('the reading settings load no font, respond at once, apply before the first paint after a reload, and can be reset', async ({
  page,
}) => {
  await ready(page, PAGE);
  await page.evaluate(() => document.fonts.ready);
  const arabic = page.locator('.card .arabic').first();
  const size = (): Promise<number> => arabic.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const before = await size();

  await test.step('no face comes with the panel: it would have the whole page laid out again', async () => {
    const faces: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'font' && faces.push(request.url())));
    await openSettings(page);
    await page.evaluate(() => document.fonts.ready);
    expect(faces).toEqual([]);
  });

  await test.step('a press shows its result in the panel before the long page is laid out again', async () => {
    const shown = await page.evaluate(async () => {
      const sizeSet = (): string => document.documentElement.style.getPropertyValue('--arabic-size');
      const sizeBefore = sizeSet();
      document.querySelector<HTMLElement>('[aria-label="Arabic size: larger"]')?.click();
      // The answer is there once the microtasks of the press have run.
      await Promise.resolve();
      return { before: sizeBefore, answer: document.querySelector('output[aria-label="Arabic size"]')?.textContent, after: sizeSet() };
    });
    expect(shown).toEqual({ before: '1', answer: '113%', after: '1' });
    await expect(page.locator('html')).toHaveAttribute('style', /--arabic-size: ?1\.125/);
  });

  await test.step('size, layers and style change', async () => {
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
  });

  await test.step('what is chosen stands before the first paint after a reload', async () => {
    // Without the scripts of the app only the head script can have applied it.
    const release = await holdRequests(page, '**/*.js');
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(size).toBeCloseTo(before * 1.25, 1);
    await expect(page.locator('.translation').first()).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-ready', '');
    release();
    await waitUntilReady(page);
  });

  await test.step('one press resets it', async () => {
    await openSettings(page);
    await page.getByRole('button', { name: 'Reset to the defaults' }).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('.translation').first()).toBeVisible();
    await expect.poll(size).toBe(before);
  });
});

test('a card is saved although the reader leaves at once, is found by its address, is printed without chrome, and is reported by mail', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('a save is kept where its message never arrives and the reader leaves at once', async () => {
    await page.route(/\/card-action-(?!button)/, () => undefined);
    await ready(page, '/morning-evening/waking-up');
    await page.locator('.card').first().getByRole('button', { name: 'Save' }).click();
    await ready(page, '/saved');
    await expect(page.locator('.saved-from')).toHaveCount(1);
    await page.unroute(/\/card-action-(?!button)/);
  });

  await test.step('the card that the address names is scrolled to and marked', async () => {
    const id = 'he-gives-life-and-causes-death';
    await ready(page, `${PAGE}#${id}`);
    const card = page.locator(`#${id}`);
    await expect(card).toBeInViewport();
    await expect(card).toHaveAttribute('data-arrived', '');
    await expect(page.locator('.card').first()).not.toBeInViewport();
  });

  await test.step('a page prints whole cards and its address, black on white from every theme', async () => {
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
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('a mail names the card, the version and the text', async () => {
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
