/** A reader's visit to the served site in Chromium: by address, by click, back home, searching, and without the network. */
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../browsers/chromium-options.ts';
import { isPreloadTiming } from '../browsers/preload-timing.ts';
import type { Served } from './checks.ts';

/** @returns findings: foreign or failed requests, messages in the console, a way that leads elsewhere */
export async function visit({ origin, base }: Served): Promise<string[]> {
  const browser = await chromium.launch(chromiumOptions());
  const found: string[] = [];
  try {
    const page = await browser.newPage();
    page.on('console', (message) => {
      if (!isPreloadTiming(message.text())) found.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400 || !response.url().startsWith(origin + base)) found.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(origin + base);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    await page.getByRole('link', { name: 'Prayer' }).click();
    await page.waitForURL(`${origin}${base}prayer`);
    await page.locator('main nav a').first().click();
    await page.waitForURL(`${origin}${base}prayer/ablution`);
    await page.reload();
    await page.getByRole('link', { name: 'Back to Prayer' }).click();
    await page.waitForURL(`${origin}${base}prayer`);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.waitForURL(origin + base);
    await page.getByRole('link', { name: 'Search' }).click();
    await page.waitForURL(`${origin}${base}search`);
    await page.getByRole('searchbox').fill('forgive me');
    await page.locator('main mark').first().waitFor();
    await page.locator('main li a').first().click();
    await page.locator('main article').first().waitFor();
    // Some hosts add a slash to the address of a page.
    await page.goto(`${origin}${base}prayer/`);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    await page.locator('main nav a').first().click();
    await page.waitForURL(`${origin}${base}prayer/ablution`);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    if (scope !== origin + base) found.push(`the service worker's scope is ${scope}`);
    await page.context().setOffline(true);
    await page.goto(`${origin}${base}illness/condolence`);
    await page.locator('main article').first().waitFor();
  } finally {
    await browser.close();
  }
  return found;
}
