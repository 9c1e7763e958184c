/** The copy for offline reading, as tests wait for it. */
import type { Page } from '@playwright/test';

/** Waits until the whole site is kept on the device and the service worker answers for this page. */
export const copyIsThere = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
