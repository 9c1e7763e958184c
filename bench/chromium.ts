/** The system's Chromium for the measurements. */
import { type Browser, launch, type Page } from 'puppeteer-core';
import { chromiumOptions } from '../tools/setup/chromium-options.ts';

/** Factor by which the page's processor is slowed down. */
export const CPU_SLOWDOWN = 4;

/** @throws Error where no Chromium is found */
export async function openChromium(): Promise<Browser> {
  const { executablePath, args } = chromiumOptions();
  if (!executablePath) throw new Error('no Chromium was found; set CHROMIUM to the path of one');
  return launch({ executablePath, args, headless: true });
}

/** Waits until the app has taken over the page. */
export async function waitForApp(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined);
}

/** Opens a page at phone size with storage of its own, waits until it is hydrated and precached, and slows it down. */
export async function openSlowPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  await page.goto(url, { waitUntil: 'load' });
  await waitForApp(page);
  // Waits for the service worker to precache all, as it has on every visit but the first.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.emulateCPUThrottling(CPU_SLOWDOWN);
  return page;
}
