/**
 * The first tap of a visit: from the click on a link to the frame that shows the next page, on a page that was opened for the
 * first time, without the offline copy. Beside it the same page opened by the browser itself, as plain HTML.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { CPU_SLOWDOWN, waitForApp } from './chromium.ts';
import { linkSelector, tapAndMeasurePaint } from './navigations.ts';

/** A link and the page on which it stands. */
export interface LinkOnPage {
  from: string;
  to: string;
}

export const TAPPED_LINKS: readonly LinkOnPage[] = [
  { from: '/', to: '/morning-evening' },
  { from: '/morning-evening', to: '/morning-evening/morning-remembrance' },
];

/** Lighthouse's slow 4G with real instead of simulated delays: bytes per second and milliseconds. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

export interface TapCondition {
  name: string;
  /** Milliseconds between the app's start and the tap. */
  rest: number;
  slowNetwork: boolean;
  /** Whether the app's scripts are blocked, so that the browser itself opens the next page. */
  plain: boolean;
}

export const TAP_CONDITIONS: readonly TapCondition[] = [
  { name: 'plain HTML', rest: 2000, slowNetwork: false, plain: true },
  { name: 'app, no rest', rest: 0, slowNetwork: false, plain: false },
  { name: 'app, 2 s of rest', rest: 2000, slowNetwork: false, plain: false },
  // After 12 s the offline copy is stored. After two seconds it is still being fetched, which occupies the computer's second
  // core.
  { name: 'app, 12 s of rest', rest: 12_000, slowNetwork: false, plain: false },
  { name: 'plain HTML, slow 4G', rest: 2000, slowNetwork: true, plain: true },
  { name: 'app, slow 4G, 2 s of rest', rest: 2000, slowNetwork: true, plain: false },
];

const CLICK_TIME_KEY = 'bench-clicked-at';

/** Stores the time of the last click in sessionStorage, which survives the navigation. */
function storeLastClickTime(key: string): void {
  document.addEventListener('click', ({ timeStamp }) => sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp)), {
    capture: true,
  });
}

/** Taps a link without the app. @returns milliseconds from the click to the next page's first contentful paint */
async function tapPlainLink(page: Page, selector: string): Promise<number> {
  const link = await page.waitForSelector(selector);
  if (!link) throw new Error(`${page.url()} has no ${selector}`);
  await link.scrollIntoView();
  await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), link.tap()]);
  const painted = await page.waitForFunction(() => {
    const paint = performance.getEntriesByName('first-contentful-paint').at(0);
    return paint ? performance.timeOrigin + paint.startTime : undefined;
  });
  const clicked = await page.evaluate((key) => Number(sessionStorage.getItem(key)), CLICK_TIME_KEY);
  return Number(await painted.jsonValue()) - clicked;
}

async function slowDown(session: CDPSession, { slowNetwork }: TapCondition): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (slowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_4G);
}

/**
 * One tap in a browser that has seen nothing of the site.
 * @param home address of the home page, without a slash at the end
 * @returns milliseconds from the click to the first frame, or first contentful paint, of the next page
 */
export async function measureFirstTap(browser: Browser, home: string, link: LinkOnPage, condition: TapCondition): Promise<number> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  try {
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
    await page.evaluateOnNewDocument(storeLastClickTime, CLICK_TIME_KEY);
    if (condition.plain) await session.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] });
    // The first page loads at full speed, since only the tap is measured.
    await page.goto(home + link.from, { waitUntil: 'load' });
    if (!condition.plain) await waitForApp(page);
    await slowDown(session, condition);
    await pause(condition.rest);
    return condition.plain
      ? await tapPlainLink(page, linkSelector(home, link.to))
      : await tapAndMeasurePaint(page, linkSelector(home, link.to));
  } finally {
    await context.close();
  }
}
