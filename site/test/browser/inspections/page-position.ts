/** The scroll position and the focused link of a page. */
import { expect as patient, type Page } from '@playwright/test';

// Nothing here measures time, so a busy machine may take longer.
const expect = patient.configure({ timeout: 15_000 });

export interface PagePosition {
  /** Address below the origin, with its query and its fragment. */
  address: string;
  /** In pixels from the top of the page. */
  scroll: number;
  /** Address of the link that has the focus. */
  row: string | null;
}

export const readPagePosition = (page: Page): Promise<PagePosition> =>
  page.evaluate(() => ({
    address: window.location.pathname + window.location.search + window.location.hash,
    scroll: window.scrollY,
    row: document.activeElement?.getAttribute('href') ?? null,
  }));

/** Waits until the app has hydrated the page and the fonts are loaded, which may move lines. */
export async function waitForHydrationAndFonts(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/**
 * Scrolls until a link of the page stands in the middle of the window and presses it.
 * @returns the position that going back must restore
 */
export async function followLinkRememberingPosition(page: Page, href: string): Promise<PagePosition> {
  await waitForHydrationAndFonts(page);
  const link = page.locator(`a[href="${href}"]`).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { address, scroll } = await readPagePosition(page);
  await link.click();
  await expect(page).toHaveURL(new URL(href, page.url()).href);
  await expect(page.locator(`h1`)).toBeFocused();
  return { address, scroll, row: href };
}

/** Waits until the page has the address, the scroll position (to the pixel) and the focused link of a position. */
export const expectPagePosition = (page: Page, place: PagePosition): Promise<void> =>
  expect.poll(() => readPagePosition(page)).toEqual(place);
