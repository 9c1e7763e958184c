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
      Object.defineProperty(navigator, 'share', { value: sharing === 'absent' ? undefined : open });
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

/** Everything that has been said by now, once one more message, said later, is there. */
async function messages(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.locator('[data-sonner-toast]', { hasText: 'Saved' })).toBeVisible();
  return page.locator('.toast-title').allInnerTexts();
}

test('a sheet that the reader closes is answered by silence, for the app', async ({ page }) => {
  await device(page, 'denied', 'cancelled');
  await cancelled(page);
  await page.getByRole('link', { name: /Prayer/ }).click();
  await page.getByRole('navigation', { name: 'Prayer' }).getByRole('link').first().click();
  expect(await messages(page)).toEqual(['Saved']);
});

test('a sheet that the reader closes is answered by silence, for a card, and nothing is copied', async ({ page }) => {
  await device(page, 'works', 'cancelled');
  await page.goto('/prayer/ablution');
  await page.getByRole('button', { name: 'Share' }).first().click();
  await cancelled(page);
  expect(await messages(page)).toEqual(['Saved']);
  expect(await seen(page)).toEqual({ copied: [], shared: [] });
});

test('toasts are announced, at most three are visible, each goes after four seconds', async ({ page }) => {
  await page.goto('/settings');
  for (let press = 0; press < 5; press++) await page.locator('.setting button').first().click();
  await expect(page.locator('[aria-live]').filter({ has: page.locator('[data-sonner-toast]') })).toHaveCount(1);
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 15_000 });
});
