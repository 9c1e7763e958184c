/** Several languages on one origin: the switch, the offer, what they share, and the workers that leave one another alone. */
import { expect, type Page, test } from '@playwright/test';
import { waitForOfflineCopy } from './offline-copy.ts';
import { open, waitUntilReady } from './pages/app.ts';
import { TestServer } from './site.ts';

const PAGE = '/travel/travel-dua';

test('settings, side menu and reading settings switch the language, at the card that is read; what is saved is the same there', async ({
  page,
}) => {
  await test.step('the settings', async () => {
    await open(page, PAGE);
    await page.getByRole('article').first().getByRole('button', { name: /^Save/ }).click();
    await open(page, '/settings');
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr/settings');
    await waitUntilReady(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.getByRole('link', { name: 'Bahasa Indonesia' }).click();
    await expect(page).toHaveURL('/id/settings');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/settings');
    await open(page, '/fr/saved');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
  await test.step('the side menu', async () => {
    await open(page, '/fr/');
    await page.locator('header button').first().click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/');
  });
  await test.step('the reading settings, at the card', async () => {
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

test.describe('a browser that prefers French', () => {
  test.use({ locale: 'fr-FR' });

  test('is offered French once, and is not led there; the offer lies over no counter and no end of a page', async ({ page }) => {
    const offer = page.getByText('Lire en français');
    /** As on a device that French was not offered on. */
    const forgetOffer = (): Promise<void> => page.evaluate(() => localStorage.clear());
    await test.step('on the counter, which it would lie over, it waits', async () => {
      await open(page, '/tasbih-counter');
      await expect(offer).toBeAttached();
      await expect(offer).toBeHidden();
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(offer).toBeVisible();
    });
    await test.step('the end of a page can be scrolled above it', async () => {
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
    await test.step('it leads to the same page, and comes once', async () => {
      await forgetOffer();
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, PAGE);
      await expect(offer).toBeVisible();
      await expect(page).toHaveURL(PAGE);
      await page.getByRole('button', { name: 'Français' }).click();
      await expect(page).toHaveURL(`/fr${PAGE}`);
      await waitUntilReady(page);
      await open(page, '/prayer');
      await page.waitForLoadState('networkidle');
      await expect(offer).toHaveCount(0);
    });
  });
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  /** Waits for the worker of a language to be in charge of the page. */
  const keptIn = (page: Page, script: string): Promise<void> =>
    page.evaluate(async (wanted) => {
      const isOwn = (): boolean => navigator.serviceWorker.controller?.scriptURL.endsWith(wanted) ?? false;
      while (!isOwn()) await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    }, script);

  test('each language has its own copy; a language that is not kept is told of', async ({ page, context }) => {
    test.setTimeout(240_000);
    const site = new TestServer();
    await site.start();
    await page.goto(`${site.origin}/contact`);
    await waitForOfflineCopy(page);
    await page.goto(`${site.origin}/fr/contact`);
    await keptIn(page, '/fr/sw.js');
    await page.goto(`${site.origin}/settings`);
    await waitUntilReady(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Bahasa Indonesia' }).click();
    await expect(page.getByText('Bahasa Indonesia is not on this device yet')).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}/settings`);
    // Nor does the message lie behind the panel from which another language is asked for.
    await page.goto(`${site.origin}/prayer/ablution`);
    await waitUntilReady(page);
    await page.getByRole('button', { name: 'Reading settings' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Bahasa Indonesia' }).click();
    await expect(page.getByText('Bahasa Indonesia is not on this device yet')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await site.stop();
    // Both copies stand: the worker of the root has left that of French alone.
    for (const [path, language] of [
      ['/prayer/ablution', 'en'],
      ['/fr/prayer/ablution', 'fr'],
    ] as const) {
      await page.goto(site.origin + path);
      await waitUntilReady(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('article').first()).toBeVisible();
    }
  });
});
