/** Measures what the app costs when idle: heap size after many navigations, and long tasks after a page has loaded. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from 'puppeteer-core';
import { openSlowPage, CPU_SLOWDOWN } from './chromium.ts';
import { linkSelector, tapAndMeasurePaint, TAPPED_LINKS } from './navigations.ts';

/** How often all `TAPPED_LINKS` links are tapped: 60 screens. */
const NAVIGATION_ROUNDS = 4;
/** Time for all that the app loads and prepares when idle. */
const WAIT_UNTIL_IDLE_MS = 12_000;
const MB = 1024 * 1024;
const BLANK = 'about:blank';

/** JavaScript heap in MB after garbage collection. */
async function heapMegabytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / MB;
}

export interface HeapSizes {
  screens: number;
  /** MB of heap on the first screen when idle, and after all navigations. */
  first: number;
  last: number;
}

export async function measureHeapAfterNavigations(browser: Browser, home: string): Promise<HeapSizes> {
  const page = await openSlowPage(browser, `${home}/`);
  const session = await page.createCDPSession();
  await page.emulateCPUThrottling(1);
  await pause(WAIT_UNTIL_IDLE_MS);
  const first = await heapMegabytes(session);
  let screens = 0;
  for (let round = 0; round < NAVIGATION_ROUNDS; round++) {
    for (const step of TAPPED_LINKS) {
      await tapAndMeasurePaint(page, linkSelector(home, step));
      screens++;
    }
    // The steps end on a menu, one level below home.
    await tapAndMeasurePaint(page, linkSelector(home, 'back'));
  }
  const last = await heapMegabytes(session);
  await page.browserContext().close();
  return { screens, first, last };
}

/** Keeps in `window.longestTask` the milliseconds of the longest task that began after the load event. */
function watchLongestTask(): void {
  const shared = window as unknown as { longestTask: number };
  shared.longestTask = 0;
  new PerformanceObserver((list) => {
    const loaded = performance.getEntriesByType('navigation').at(0)?.toJSON().loadEventEnd as number | undefined;
    for (const { startTime, duration } of list.getEntries())
      if (loaded && startTime > loaded) shared.longestTask = Math.max(shared.longestTask, duration);
  }).observe({ type: 'longtask' });
}

/**
 * Uses the DevTools protocol directly: the listeners of a Puppeteer page make the browser parse each script a second time
 * at start, a task of 90 ms that readers do not have.
 * @returns milliseconds of the longest task between the load event and idle, on a slow processor; 0 where no task took 50 ms
 */
export async function measureLongestTask(browser: Browser, url: string): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const own = await browser.target().createCDPSession();
    await own.send('Target.createTarget', { url: BLANK, ...(context.id ? { browserContextId: context.id } : {}) });
    const target = await context.waitForTarget((one) => one.url() === BLANK);
    const tab = await target.createCDPSession();
    await tab.send('Page.enable');
    await tab.send('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 2, mobile: true });
    await tab.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchLongestTask.toString()})()` });
    await tab.send('Page.navigate', { url });
    await pause(WAIT_UNTIL_IDLE_MS);
    const { result } = await tab.send('Runtime.evaluate', { expression: 'window.longestTask' });
    return Number(result.value);
  } finally {
    await context.close();
  }
}
