/** Several languages on one origin: the switch, the offer, what they share, and the workers that leave one another alone. */
import { expect, type Page, test } from '@playwright/test';
import { waitForOfflineCopy } from './offline-copy.ts';
import { open, waitUntilReady } from './pages/app.ts';
import { TestServer } from './site.ts';

const PAGE = '/travel/travel-dua';

test('the switch in the settings leads to the same page in another language, and what is saved is the same there', async ({ page }) => {
  await open(page, PAGE);
  await page.getByRole('article').first().getByRole('button', { name: /^Save/ }).click();
  await open(page, '/settings');
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/settings');
  await waitUntilReady(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await open(page, '/fr/saved');
  await expect(page.getByRole('article')).toHaveCount(1);
  await open(page, '/fr/settings');
  await page.getByRole('link', { name: 'Bahasa Indonesia' }).click();
  await expect(page).toHaveURL('/id/settings');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/settings');
});

test('the side menu and the reading settings switch the language too, and stay at the card that is read', async ({ page }) => {
  await open(page, '/fr/');
  await page.locator('header button').first().click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/');
  await open(page, '/morning-evening/waking-up');
  const id = (await page.getByRole('article').nth(1).getAttribute('id')) ?? '';
  await open(page, `/morning-evening/waking-up#${id}`);
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(`/fr/morning-evening/waking-up#${id}`);
  await waitUntilReady(page);
  await expect(page.locator(`article[id="${id}"]`)).toBeInViewport();
});

test.describe('a browser that prefers French', () => {
  test.use({ locale: 'fr-FR' });

  test('is offered French once, and is not led there', async ({ page }) => {
    await open(page, PAGE);
    await expect(page.getByText('Lire en français')).toBeVisible();
    await expect(page).toHaveURL(PAGE);
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page).toHaveURL(`/fr${PAGE}`);
    await waitUntilReady(page);
    await open(page, '/prayer');
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Lire en français')).toHaveCount(0);
  });

  test('sees the offer after the counter, which it would lie over', async ({ page }) => {
    await open(page, '/tasbih-counter');
    const offer = page.getByText('Lire en français');
    await expect(offer).toBeAttached();
    await expect(offer).toBeHidden();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(offer).toBeVisible();
  });

  test('can scroll the end of a page above the offer', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await open(page, '/forty-hadith/2');
    await expect(page.getByText('Lire en français')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [offer, last] = [page.locator('[data-sonner-toast]'), page.locator('main a, main button').last()];
    await expect
      .poll(
        async () =>
          ((await offer.boundingBox())?.y ?? 0) - ((await last.boundingBox())?.y ?? 0) - ((await last.boundingBox())?.height ?? 0),
      )
      .toBeGreaterThan(0);
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
