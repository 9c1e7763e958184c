import type { Page } from '@playwright/test';

/**
 * Holds back the answers to some requests of a page.
 * @param which address pattern of the requests
 * @returns a function that lets them all through
 */
export async function holdRequests(page: Page, which: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(which, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
