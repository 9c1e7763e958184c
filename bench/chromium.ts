/** The system's Chromium for the measurements. */
import { type Browser, launch, type Page } from 'puppeteer-core';
import { chromiumOptions } from '../tools/setup/chromium-options.ts';

/** How much slower than this computer the page's processor runs. */
export const SLOWER = 4;

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

/** A page of a phone's size, with storage of its own, that is open at an address, taken over by the app and slowed down. */
export async function slowPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  await page.goto(url, { waitUntil: 'load' });
  await waitForApp(page);
  // Everything is on the device, as on any visit but the very first.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.emulateCPUThrottling(SLOWER);
  return page;
}
