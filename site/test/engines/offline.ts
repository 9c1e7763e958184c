/** The site with its server switched off. */
import { type Driver, waitUntil } from './driver.ts';
import { openReady } from './scenes.ts';

/** A page that was never opened, so that it can come only from the service worker's cache. */
const UNVISITED = '/illness/condolence';

/**
 * Waits for the service worker, switches the server off and opens a page that was never visited.
 * @returns why the engine has no offline use; undefined where it was shown to work
 * @throws Error where the engine has service workers, and yet the page does not open
 */
export async function checkOfflineUnlessUnsupported(
  driver: Driver,
  origin: string,
  switchOff: () => Promise<void>,
): Promise<string | undefined> {
  await openReady(driver, `${origin}/`);
  if (!(await driver.run(() => 'serviceWorker' in navigator))) return 'the engine has no service workers';
  await waitUntil(driver, 'the service worker has stored the site', async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated';
  });
  await driver.open(`${origin}/`);
  await switchOff();
  await driver.open(origin + UNVISITED);
  await waitUntil(driver, 'the page opens without the network', () => document.querySelectorAll('main article').length === 2);
  driver.takeTroubles();
  return undefined;
}
