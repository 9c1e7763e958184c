/** A reader's visit in Chromium, in any language and below any path: by click, by address, searching, and without the network. */
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../../tools/setup/chromium-options.ts';
import { isPreloadWarning } from '../engines/preload-timing.ts';

/**
 * @param site address of the home page, with a slash at its end
 * @returns findings: foreign or failed requests, messages in the console, a worker with another scope
 */
export async function requestAndConsoleFindings(site: string): Promise<string[]> {
  const browser = await chromium.launch(chromiumOptions());
  const found: string[] = [];
  try {
    // Where a Playwright test calls this, its settings apply here too, and they block service workers.
    const page = await browser.newPage({ serviceWorkers: 'allow' });
    page.on('console', (message) => {
      if (!isPreloadWarning(message.text())) found.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400 || !response.url().startsWith(site)) found.push(`${response.status()} ${response.url()}`);
    });
    /** Presses the first link to a page, wherever it stands. @param path below the site; empty for home */
    const follow = async (path: string): Promise<void> => {
      const address = site + path;
      const { pathname } = new URL(address);
      await page
        .locator(`a[href="${path === '' ? pathname : pathname.replace(/\/$/, '')}"]`)
        .first()
        .click();
      await page.waitForURL(address);
    };
    await page.goto(site);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    await follow('prayer');
    await follow('prayer/ablution');
    await page.locator('main article').first().waitFor();
    await follow('prayer');
    await follow('');
    await follow('search');
    // Transliteration is searched in every language.
    await page.getByRole('searchbox').fill('subhanallah');
    await page.locator('main li:has(mark) a').first().click();
    await page.locator('main article').first().waitFor();
    // Some hosts add a slash to the address of a page.
    await page.goto(`${site}prayer/`);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    await follow('prayer/ablution');
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    if (scope !== site) found.push(`the service worker's scope is ${scope}`);
    await page.context().setOffline(true);
    await page.goto(`${site}illness/condolence`);
    await page.locator('main article').first().waitFor();
  } finally {
    await browser.close();
  }
  return found;
}
