/**
 * The first tap of a visit: from the click on a link to the frame that shows the next page, on a page that was opened for the
 * first time, without the offline copy. Beside it the same page opened by the browser itself, as plain HTML.
 */
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { SLOWER, waitForApp } from './chromium.ts';
import { linkTo, tap } from './navigations.ts';

/** A link and the page on which it stands. */
export interface Tap {
  from: string;
  to: string;
}

export const TAPS: readonly Tap[] = [
  { from: '/', to: '/morning-evening' },
  { from: '/morning-evening', to: '/morning-evening/morning-remembrance' },
];

/** Lighthouse's slow 4G, as a network that is really slow: bytes a second and milliseconds. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

export interface Condition {
  name: string;
  /** Milliseconds between the app's start and the tap. */
  rest: number;
  slowNetwork: boolean;
  /** The app's scripts never come, and the browser opens the next page. */
  plain: boolean;
}

export const CONDITIONS: readonly Condition[] = [
  { name: 'plain HTML', rest: 2000, slowNetwork: false, plain: true },
  { name: 'app, no rest', rest: 0, slowNetwork: false, plain: false },
  { name: 'app, 2 s of rest', rest: 2000, slowNetwork: false, plain: false },
  // Two seconds are in the middle of the offline copy's coming, which takes the other core.
  { name: 'app, 12 s of rest', rest: 12_000, slowNetwork: false, plain: false },
  { name: 'plain HTML, slow 4G', rest: 2000, slowNetwork: true, plain: true },
  { name: 'app, slow 4G, 2 s of rest', rest: 2000, slowNetwork: true, plain: false },
];

const pause = (time: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, time);
  });

const CLICKED = 'bench-clicked-at';

/** Writes down when the click was, in a place that outlives the page. */
function noteClick(key: string): void {
  document.addEventListener('click', ({ timeStamp }) => sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp)), {
    capture: true,
  });
}

/** Presses a link that the browser follows itself. @returns milliseconds from the click to the next page's first paint of content */
async function tapPlain(page: Page, selector: string): Promise<number> {
  const link = await page.waitForSelector(selector);
  if (!link) throw new Error(`${page.url()} has no ${selector}`);
  await link.scrollIntoView();
  await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), link.tap()]);
  const painted = await page.waitForFunction(() => {
    const paint = performance.getEntriesByName('first-contentful-paint').at(0);
    return paint ? performance.timeOrigin + paint.startTime : undefined;
  });
  const clicked = await page.evaluate((key) => Number(sessionStorage.getItem(key)), CLICKED);
  return Number(await painted.jsonValue()) - clicked;
}

async function slowDown(session: CDPSession, { slowNetwork }: Condition): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (slowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_4G);
}

/**
 * One tap in a browser that has seen nothing of the site.
 * @param home address of the home page, without a slash at the end
 * @returns milliseconds from the click to the next page's frame
 */
export async function firstTap(browser: Browser, home: string, way: Tap, condition: Condition): Promise<number> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  try {
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
    await page.evaluateOnNewDocument(noteClick, CLICKED);
    if (condition.plain) await session.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] });
    // The page itself comes at full speed: what is measured is the tap.
    await page.goto(home + way.from, { waitUntil: 'load' });
    if (!condition.plain) await waitForApp(page);
    await slowDown(session, condition);
    await pause(condition.rest);
    return condition.plain ? await tapPlain(page, linkTo(home, way.to)) : await tap(page, linkTo(home, way.to));
  } finally {
    await context.close();
  }
}
