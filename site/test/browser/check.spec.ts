/** The check of a text as a browser alone shows it: pasting, the way to the card, the share sheet's address, and that nothing is sent. */
import { expect, test } from '@playwright/test';
import { waitForOfflineCopy } from './offline-copy.ts';
import { TestServer } from './site.ts';

const KNOWN = 'اللهم إني أسألك علما نافعا ورزقا طيبا وعملا متقبلا';
const verdict = 'This is one of our texts';

test('a pasted text is read, and a tap leads to its card and back to the result', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/check');
  await page.evaluate((text) => navigator.clipboard.writeText(text), KNOWN);
  await page.getByRole('textbox', { name: 'Your text' }).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByRole('heading', { name: verdict })).toBeVisible();
  await page.locator('.check-match h3 a').click();
  await expect(page).toHaveURL(/\/morning-evening\/morning-remembrance#beneficial-knowledge$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: verdict })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue(KNOWN);
});

test('a page that is loaded again has its text and result, and hydrates as the server wrote it', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (said) => said.type() === 'error' && errors.push(said.text()));
  await page.goto('/check');
  const field = page.getByRole('textbox', { name: 'Your text' });
  await field.fill(KNOWN);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByRole('heading', { name: verdict })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: verdict })).toBeVisible();
  await expect(field).toHaveValue(KNOWN);
  expect(errors).toEqual([]);
});

test('the side menu leads to it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Check a text' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this dua authentic?');
});

test.describe('with the offline copy', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a text that is shared stays on the device, with and without a network', async ({ page }) => {
    test.setTimeout(120_000);
    const site = new TestServer();
    await site.start();
    await page.goto(`${site.origin}/contact`);
    await waitForOfflineCopy(page);
    site.asked = [];
    const shared = `${site.origin}/check?text=${encodeURIComponent(KNOWN)}`;
    await page.goto(shared);
    await expect(page.getByRole('heading', { name: verdict })).toBeVisible();
    expect(site.asked.filter((path) => path.includes('check'))).toEqual([]);
    await expect(page).toHaveURL(`${site.origin}/check`);
    await site.stop();
    await page.goto(shared);
    await expect(page.getByRole('heading', { name: verdict })).toBeVisible();
    await expect(page.locator('.check-match .references')).toContainText('Ibn Majah');
  });
});
