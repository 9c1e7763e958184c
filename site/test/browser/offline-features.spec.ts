/** After one visit to one page, everything that loads on demand works offline. One offline copy serves all steps of the test. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { waitForOfflineCopy } from './offline-copy.ts';
import { open, waitUntilReady } from './pages/app.ts';
import { needlesslySplitCards, choosePaper } from './pages/booklet.ts';
import { expectKnownTextVerdict, KNOWN_TEXT } from './pages/check.ts';
import { gaps, learnFirstCard } from './pages/learn.ts';
import { makeList } from './pages/lists.ts';
import { countButton, openOneAtATime } from './pages/one-at-a-time.ts';
import { openPicture } from './pages/picture.ts';
import { popover, pressWord } from './pages/words.ts';
import { expectPagePosition, followLinkRememberingPosition, waitForHydrationAndFonts } from './inspections/page-position.ts';
import { TestServer } from './site.ts';

test.use({ serviceWorkers: 'allow' });

test('text check, duas one at a time, learning, reminders, words, search, pictures, booklets, lists and the way back work offline', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const site = new TestServer();
  await site.start();
  await page.goto(`${site.origin}/contact`);
  await waitForOfflineCopy(page);
  const at = (path: string): string => site.origin + path;
  const shared = at(`/check?text=${encodeURIComponent(KNOWN_TEXT)}`);

  await test.step('a text that is shared stays on the device while there is a network', async () => {
    site.asked = [];
    await page.goto(shared);
    await expectKnownTextVerdict(page);
    expect(site.asked.filter((path) => path.includes('check'))).toEqual([]);
    await expect(page).toHaveURL(at('/check'));
  });

  await site.stop();

  await test.step('a text that is shared is checked', async () => {
    await page.goto(shared);
    await expectKnownTextVerdict(page);
    await expect(page.locator('.check-match .references')).toContainText('Ibn Majah');
  });

  await test.step('a page is gone through one at a time, and its counts are kept', async () => {
    await openOneAtATime(page, at('/prayer/after-salam'));
    await countButton(page).click();
    await page.reload();
    await expect(countButton(page)).toHaveAccessibleName('1 / 3, count one');
  });

  await test.step('a dua is learned and practised', async () => {
    await learnFirstCard(page, at('/travel/travel-dua'));
    await page.getByRole('button', { name: 'Hide more' }).click();
    await expect(gaps(page).first()).toBeVisible();
    await page.getByRole('button', { name: /^Knew it/ }).click();
    await open(page, at('/learn'));
    await expect(page.locator('.learn-row')).toHaveCount(1);
  });

  await test.step('the calendar file is made', async () => {
    await open(page, at('/reminders'));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Get the calendar file' }).click();
    expect((await download).suggestedFilename()).toBe('misbaha-reminders.ics');
    expect(readFileSync(await (await download).path(), 'utf8').match(/^BEGIN:VEVENT/gm)).toHaveLength(3);
  });

  await test.step('a word is explained', async () => {
    await open(page, at('/prayer/after-salam'));
    await pressWord(page, 0);
    await expect(popover(page)).toBeVisible();
  });

  await test.step('a text is searched for', async () => {
    await page.goto(at('/search?q=rain'));
    await expect(page.locator('.result').first().getByRole('heading')).toContainText('Asking for Rain');
  });

  await test.step('a picture is drawn and saved', async () => {
    const dialog = await openPicture(page, at('/prayer/ablution'), 1);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save' }).click();
    expect((await download).suggestedFilename()).toBe('misbaha-ablution-2.png');
    const bytes = readFileSync(await (await download).path());
    // The beginning of a PNG, and its width and height.
    expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(['PNG', 1080, 1350]);
    await expect(dialog.getByText('Saved as misbaha-ablution-2.png')).toBeVisible();
  });

  await test.step('a whole category is made a booklet from its menu', async () => {
    await page.goto(at('/travel'));
    await page.getByRole('link', { name: 'Print as a booklet' }).click();
    const leaves = await choosePaper(page, 'A6 pages');
    expect(leaves.flatMap(({ cards }) => cards.filter(({ source }) => source !== ''))).toHaveLength(14);
    expect(needlesslySplitCards(leaves)).toEqual([]);
  });

  await test.step('a list is made, shared and opened one dua at a time', async () => {
    await makeList(page, at('/lists'));
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.locator('.lists-qr svg')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'One at a time' }).click();
    await expect(page.locator('.one')).toBeVisible();
    await open(page, at('/days'));
    await expect(page.getByRole('checkbox', { name: 'Note what I finish' })).toBeChecked();
  });

  await test.step('a menu is found as it was left, also after loading again', async () => {
    await page.goto(at('/'));
    const home = await followLinkRememberingPosition(page, '/prayer');
    const menu = await followLinkRememberingPosition(page, '/prayer/tahajjud');
    await page.reload();
    await waitForHydrationAndFonts(page);
    await page.getByRole('link', { name: /^Back to/ }).click();
    await expectPagePosition(page, menu);
    await page.reload();
    await waitUntilReady(page);
    await expectPagePosition(page, menu);
    await page.getByRole('link', { name: /^Back to/ }).click();
    await expectPagePosition(page, home);
  });

  await test.step('the book is not in the offline copy: its address fails, and no page of the site is shown in its place', async () => {
    await expect(page.goto(at('/misbaha.epub'))).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  });
});
