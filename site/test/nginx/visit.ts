/** A reader's visit in Chromium to the site below a path: by click, by address, searching, and without the network. */
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../../tools/setup/chromium-options.ts';
import { isPreloadWarning } from '../engines/preload-timing.ts';
import type { ServedSite } from '../../server/requirements.ts';

/** @returns findings: foreign or failed requests, messages in the console, a worker with another scope */
export async function findingsOfSampleVisit({ origin, base }: ServedSite): Promise<string[]> {
  const browser = await chromium.launch(chromiumOptions());
  const found: string[] = [];
  try {
    const site = origin + base;
    const page = await browser.newPage();
    page.on('console', (message) => {
      if (!isPreloadWarning(message.text())) found.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400 || !response.url().startsWith(site)) found.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(site);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    await page.getByRole('link', { name: 'Prayer' }).click();
    await page.locator('main nav a').first().click();
    await page.waitForURL(`${site}prayer/ablution`);
    await page.getByRole('link', { name: 'Back to Prayer' }).click();
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.waitForURL(site);
    await page.getByRole('link', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('forgive me');
    await page.locator('main li:has(mark) a').first().click();
    await page.locator('main article').first().waitFor();
    // Some hosts add a slash to the address of a page.
    await page.goto(`${site}prayer/`);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    await page.locator('main nav a').first().click();
    await page.waitForURL(`${site}prayer/ablution`);
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
