/**
 * The reader's own lists, as far as only a browser can test them: dragging, the link in another tab, the picture of the QR code,
 * undoing, contrast and width.
 */
import { expect, type Page, test } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { open } from './pages/app.ts';
import { makeList } from './pages/lists.ts';
import { accessibilityFindings } from './inspections/axe.ts';
import { overflowFaults } from './inspections/inspect.ts';
import { expectPagePosition, followLinkRememberingPosition } from './inspections/page-position.ts';

const titles = (page: Page): Promise<string[]> => page.locator('.lists-item-title').allTextContents();

test('a row is moved by keys and by the pointer, and Escape leaves it where it was; the device’s back leads to the row of the list that was left', async ({
  page,
}) => {
  await makeList(page);
  const [first = '', second = '', third = ''] = await titles(page);
  const begin = async (): Promise<string[]> => (await titles(page)).slice(0, 3);
  await page.getByRole('button', { name: 'Edit' }).click();
  const handle = page.locator('.lists-handle').first();
  await test.step('by keys', async () => {
    await handle.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(begin).toEqual([second, first, third]);
    await expect(page.locator('.lists-item').nth(1).locator('.lists-handle')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect.poll(begin).toEqual([first, second, third]);
  });
  const drag = async (): Promise<void> => {
    await handle.scrollIntoViewIfNeeded();
    const from = await handle.boundingBox();
    const to = await page.locator('.lists-item').nth(2).boundingBox();
    if (!from || !to) throw new Error('the rows are not shown');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2 + 8, { steps: 8 });
    await expect(page.locator('[data-dragged]')).toHaveCount(1);
  };
  await test.step('by the pointer', async () => {
    await drag();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-dragged]')).toHaveCount(0);
    await page.mouse.up();
    expect(await begin()).toEqual([first, second, third]);
    await drag();
    await page.mouse.up();
    await expect.poll(begin).toEqual([second, third, first]);
    await page.reload();
    await expect.poll(begin).toEqual([second, third, first]);
  });
  await test.step('back from a list to the place and the row where its reader was', async () => {
    await page.evaluate(() => {
      for (let at = 10; at < 50; at++) {
        const list = { id: `7f1c2b9e-0c55-4c38-9d0e-0a4f6a3d2b${at}`, name: `List ${at}`, items: [], changed: '2026-11-24T04:00:00.000Z' };
        localStorage.setItem(`misbaha:lists/${list.id}`, JSON.stringify(list));
      }
    });
    await open(page, '/lists');
    const place = await followLinkRememberingPosition(page, '/lists?list=7f1c2b9e-0c55-4c38-9d0e-0a4f6a3d2b35');
    expect(place.scroll).toBeGreaterThan(0);
    await page.goBack();
    await expectPagePosition(page, place);
  });
});

test('a list is shared by a link and by a QR code of the link, and is printed as a booklet in its own order', async ({ page }) => {
  await makeList(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('spinbutton').first().fill('7');
  await page.getByRole('button', { name: /down$/ }).first().click();
  await page.getByRole('button', { name: 'Done' }).click();
  const own = await titles(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByLabel('Link').inputValue();
  await test.step('its code holds the link', async () => {
    expect(link.length).toBeLessThan(120);
    const code = await page.locator('.lists-qr svg').screenshot();
    const { data, info } = await sharp(code).resize(600).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(decodeQR({ width: info.width, height: info.height, data })).toBe(link);
  });
  await test.step('the booklet marks the numbers that are the reader’s own, and leads back to the list', async () => {
    await page.getByRole('link', { name: 'Print as a booklet' }).click();
    // The pages of sheets to fold are not in reading order.
    await page.getByRole('radio', { name: 'A5 pages' }).check();
    await expect(page.locator('.leaf-title').first()).toHaveText('After prayer');
    await expect(page.locator('.leaf-times', { hasText: '7 times, your own number' }).first()).toBeVisible();
    await expect(page.locator('.leaf-card-title').first()).toHaveText(own[0] ?? '');
    await page.getByRole('link', { name: 'Back to My lists' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('After prayer');
  });
  await test.step('the way back from the view of one dua at a time leads to the list', async () => {
    await page.getByRole('link', { name: 'One at a time' }).click();
    await expect(page.locator('.one')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Delete this list' })).toBeVisible();
  });
  await test.step('the link shows the list on a device that lacks the list, and sends nothing of the list to the server', async () => {
    await page.evaluate(() => localStorage.clear());
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // Leaves the document first: where two addresses differ in the fragment alone, the browser loads nothing.
    await page.goto('about:blank');
    await open(page, link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('After prayer');
    await expect(page.locator('.lists-item')).toHaveCount(8);
    expect(await titles(page)).toEqual(own);
    const [, fragment = ''] = link.split('#');
    expect(fragment).not.toBe('');
    expect(asked).not.toEqual([]);
    expect(asked.filter((url) => url.replace(/#.*/, '').includes(fragment))).toEqual([]);
    await page.getByRole('link', { name: 'Do not add it' }).click();
    await expect(page.getByText(/You have no list yet/)).toBeVisible();
  });
});

test('axe finds nothing in three themes, and nothing overflows at 320 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  const holds = async (within?: string): Promise<void> => {
    // The first words of a dua are cut on purpose, with an ellipsis.
    expect((await overflowFaults(page)).filter((line) => !line.includes('lists-first-words'))).toEqual([]);
    expect(await accessibilityFindings(page, within)).toEqual([]);
  };
  await open(page, '/lists');
  await expect(page.getByText(/You have no list yet/)).toBeVisible();
  await holds();
  await page.getByRole('button', { name: 'New list' }).click();
  await expect(page.getByLabel('Begin with')).toBeVisible();
  await holds('dialog[open]');
  await page.getByLabel('Begin with').selectOption('prayer/after-salam');
  await page.getByRole('button', { name: 'Create the list' }).click();
  await expect(page.locator('.lists-item')).toHaveCount(8);
  await holds();
  await page.getByRole('button', { name: 'Edit' }).click();
  await holds();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('.lists-qr svg')).toBeVisible();
  await holds('dialog[open]');
  const link = await page.getByLabel('Link').inputValue();
  await page.evaluate(() => localStorage.clear());
  await open(page, link);
  await expect(page.locator('.lists-item')).toHaveCount(8);
  await holds();
  await page.getByRole('button', { name: 'Add to my lists' }).click();
  await open(page, '/prayer/after-salam');
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('button', { name: 'Add to a list' }).click();
  await expect(page.getByLabel('A new list')).toBeVisible();
  await expect(page.locator('.lists-entry').first()).toBeFocused();
  await holds('dialog[open]');
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await page.evaluate((day) => localStorage.setItem(`misbaha:days/${day}/prayer/after-salam`, 'x'), today);
  await open(page, '/days');
  await expect(page.locator('.days-day')).toHaveCount(1);
  await holds();
});
