import { expect, test, type Page } from '@playwright/test';

/** Replaces the clipboard and the share sheet by ones that work, refuse or are absent. */
async function device(
  page: Page,
  clipboard: 'works' | 'denied' | 'absent',
  share: 'works' | 'refused' | 'cancelled' | 'absent',
): Promise<void> {
  await page.addInitScript(
    ([copying, sharing]) => {
      const seen = { copied: [] as string[], shared: [] as ShareData[] };
      Object.assign(window, { seen });
      const writeText = async (text: string): Promise<void> => {
        if (copying === 'denied') throw new DOMException('denied', 'NotAllowedError');
        seen.copied.push(text);
      };
      Object.defineProperty(navigator, 'clipboard', { value: copying === 'absent' ? undefined : { writeText } });
      const open = async (data: ShareData): Promise<void> => {
        if (sharing === 'refused') throw new DOMException('refused', 'NotAllowedError');
        if (sharing === 'cancelled') {
          Object.assign(window, { cancelled: true });
          throw new DOMException('closed', 'AbortError');
        }
        seen.shared.push(data);
      };
      Object.defineProperty(navigator, 'share', { value: sharing === 'absent' ? undefined : open, configurable: true });
    },
    [clipboard, share] as const,
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Share this app' }).click();
}

const seen = (page: Page): Promise<unknown> => page.evaluate(() => (window as unknown as { seen: unknown }).seen);

test('copies the address of the page', async ({ page, baseURL }) => {
  await device(page, 'works', 'works');
  await expect(page.getByText('Link copied!')).toBeVisible();
  await expect(page.getByText('You can now share it with others')).toBeVisible();
  expect(await seen(page)).toEqual({ copied: [`${baseURL}/`], shared: [] });
});

for (const clipboard of ['denied', 'absent'] as const) {
  test(`with the clipboard ${clipboard}, the device shares`, async ({ page, baseURL }) => {
    await device(page, clipboard, 'works');
    await expect(page.getByText('Thanks for sharing!')).toBeVisible();
    await expect(page.getByText('Successfully shared the app')).toBeVisible();
    expect(await seen(page)).toEqual({
      copied: [],
      shared: [{ url: `${baseURL}/`, title: 'Islamic App', text: 'Check out this Islamic app!' }],
    });
  });
}

for (const share of ['refused', 'absent'] as const) {
  test(`with no clipboard and sharing ${share}, the reader is told`, async ({ page }) => {
    await device(page, 'denied', share);
    await expect(page.getByText('Could not share')).toBeVisible();
    await expect(page.getByText('Please try copying the URL manually')).toBeVisible();
  });
}

const cancelled = (page: Page) => page.waitForFunction(() => 'cancelled' in window);

/** Writes down the title of every message from now on, however briefly it stands. */
const noteMessages = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const titles = new Set<string>();
    Object.assign(window, { titles });
    new MutationObserver(() => {
      for (const title of document.querySelectorAll('.toast-title')) titles.add(title.textContent ?? '');
    }).observe(document.body, { childList: true, subtree: true });
  });

const noted = (page: Page): Promise<string[]> => page.evaluate(() => [...(window as unknown as { titles: Set<string> }).titles]);

test('a sheet that the reader closes is answered by silence, for the app', async ({ page }) => {
  await device(page, 'denied', 'works');
  await expect(page.getByText('Thanks for sharing!')).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await noteMessages(page);
  const share = async (outcome: 'AbortError' | undefined): Promise<void> => {
    await page.evaluate((name) => {
      Object.assign(window, { asked: false });
      const open = async (): Promise<void> => {
        Object.assign(window, { asked: true });
        if (name) throw new DOMException('closed', name);
      };
      Object.defineProperty(navigator, 'share', { value: open, configurable: true });
    }, outcome);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Share this app' }).click();
    await page.waitForFunction(() => (window as unknown as { asked: boolean }).asked);
  };
  await share('AbortError');
  // A message said later stands alone: nothing was said before it.
  await share(undefined);
  await expect(page.getByText('Thanks for sharing!')).toBeVisible();
  expect(await noted(page)).toEqual(['Thanks for sharing!']);
});

test('a sheet that the reader closes is answered by silence, for a card, and nothing is copied', async ({ page }) => {
  await device(page, 'works', 'cancelled');
  await page.goto('/prayer/ablution');
  await noteMessages(page);
  await page.getByRole('button', { name: 'Share' }).first().click();
  await cancelled(page);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.locator('[data-sonner-toast]', { hasText: 'Saved' })).toBeVisible();
  expect(await noted(page)).toEqual(['Saved']);
  expect(await seen(page)).toEqual({ copied: [], shared: [] });
});

test('toasts are announced, at most three are visible, each goes after four seconds', async ({ page }) => {
  await page.goto('/settings');
  for (let press = 0; press < 5; press++) await page.locator('.setting button').first().click();
  await expect(page.locator('[aria-live]').filter({ has: page.locator('[data-sonner-toast]') })).toHaveCount(1);
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 15_000 });
});
