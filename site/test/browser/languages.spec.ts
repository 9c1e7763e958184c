/** Several languages on one origin: the offer, the switch, and what they share. Their offline copies are in `offline.spec.ts`. */
import { expect, test } from '@playwright/test';
import { open, waitUntilReady } from './pages/app.ts';

const PAGE = '/travel/travel-dua';

test.use({ locale: 'fr-FR' });

test('a reader who prefers French is offered French once, without a redirect, and can switch the language at the card that is read', async ({
  page,
}) => {
  const offer = page.getByText('Lire en français');
  /** As on a device that French was not offered on. */
  const forgetOffer = (): Promise<void> => page.evaluate(() => localStorage.clear());
  await test.step('the offer of French waits on the counter, which it would cover', async () => {
    await open(page, '/tasbih-counter');
    await expect(offer).toBeAttached();
    await expect(offer).toBeHidden();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(offer).toBeVisible();
  });
  await test.step('the end of a page can be scrolled above the offer', async () => {
    await forgetOffer();
    await page.setViewportSize({ width: 320, height: 480 });
    await open(page, '/forty-hadith/2');
    await expect(offer).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [message, last] = [page.locator('[data-sonner-toast]'), page.locator('main a, main button').last()];
    await expect
      .poll(
        async () =>
          ((await message.boundingBox())?.y ?? 0) - ((await last.boundingBox())?.y ?? 0) - ((await last.boundingBox())?.height ?? 0),
      )
      .toBeGreaterThan(0);
  });
  await test.step('the offer leads to the same page in French, and is shown once', async () => {
    await forgetOffer();
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, PAGE);
    await expect(offer).toBeVisible();
    await expect(page).toHaveURL(PAGE);
    // Dispatched, since `click()` scrolls: further down, the address of the French page would end with the card's fragment.
    await page.getByRole('article').first().getByRole('button', { name: /^Save/ }).dispatchEvent('click');
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page).toHaveURL(`/fr${PAGE}`);
    await waitUntilReady(page);
    await open(page, '/settings');
    await page.waitForLoadState('networkidle');
    await expect(offer).toHaveCount(0);
  });
  await test.step('the settings switch the language, and the saved duas are the same in both languages', async () => {
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr/settings');
    await waitUntilReady(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/settings');
    await open(page, '/fr/saved');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
  await test.step('the side menu switches the language', async () => {
    await open(page, '/fr/');
    await page.locator('header button').first().click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/');
  });
  await test.step('the reading settings switch the language, at the card that is read', async () => {
    await open(page, '/morning-evening/waking-up');
    const id = (await page.getByRole('article').nth(1).getAttribute('id')) ?? '';
    await open(page, `/morning-evening/waking-up#${id}`);
    await page.getByRole('button', { name: 'Reading settings' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(`/fr/morning-evening/waking-up#${id}`);
    await waitUntilReady(page);
    await expect(page.locator(`article[id="${id}"]`)).toBeInViewport();
  });
});
