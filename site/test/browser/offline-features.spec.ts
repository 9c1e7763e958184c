/** After one visit to one page, everything that loads late works without a network. One copy is made, and all of it is tried with it. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { waitForOfflineCopy } from './offline-copy.ts';
import { open, waitUntilReady } from './pages/app.ts';
import { gaps, learnFirstCard } from './pages/learn.ts';
import { counter, openOneAtATime } from './pages/one-at-a-time.ts';
import { openPicture } from './pages/picture.ts';
import { popover, pressWord } from './pages/words.ts';
import { expectPosition, followLinkRememberingPosition, waitUntilFontsLoaded } from './routes/page-position.ts';
import { TestServer } from './site.ts';

test.use({ serviceWorkers: 'allow' });

test('duas one at a time, learning, reminders, words, search, pictures and the way back', async ({ page }) => {
  test.setTimeout(240_000);
  const site = new TestServer();
  await site.start();
  await page.goto(`${site.origin}/contact`);
  await waitForOfflineCopy(page);
  await site.stop();
  const at = (path: string): string => site.origin + path;

  await test.step('a page is gone through one at a time, and its counts are kept', async () => {
    await openOneAtATime(page, at('/prayer/after-salam'));
    await counter(page).click();
    await page.reload();
    await expect(counter(page)).toHaveAccessibleName('1 / 3, count one');
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

  await test.step('a menu is found as it was left, also after loading again', async () => {
    await page.goto(at('/'));
    const home = await followLinkRememberingPosition(page, '/prayer');
    const menu = await followLinkRememberingPosition(page, '/prayer/tahajjud');
    await page.reload();
    await waitUntilFontsLoaded(page);
    await page.getByRole('link', { name: /^Back to/ }).click();
    await expectPosition(page, menu);
    await page.reload();
    await waitUntilReady(page);
    await expectPosition(page, menu);
    await page.getByRole('link', { name: /^Back to/ }).click();
    await expectPosition(page, home);
  });
});
