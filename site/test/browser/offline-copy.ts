/** Waits for the offline copy of the site. */
import type { Page } from '@playwright/test';

/** Waits until the whole site is kept on the device and the service worker answers for this page. */
export const waitForOfflineCopy = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
