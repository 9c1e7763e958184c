/** What the app costs while nobody presses anything: memory after a long walk, and tasks that hold up the page after it has loaded. */
import type { Browser, CDPSession } from 'puppeteer-core';
import { slowPage, SLOWER } from './chromium.ts';
import { linkTo, tap, WAY } from './navigations.ts';

/** How often the way is walked: 60 screens. */
const ROUNDS = 4;
/** Milliseconds until what the app loads and prepares at rest is there. */
const REST_MS = 12_000;
const MB = 1024 * 1024;
const BLANK = 'about:blank';

const pause = (time: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, time);
  });

/** What scripts hold once rubbish is collected, in MB. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / MB;
}

export interface Memory {
  screens: number;
  /** MB of the heap on the first screen at rest, and after the walk. */
  first: number;
  last: number;
}

export async function memoryOf(browser: Browser, home: string): Promise<Memory> {
  const page = await slowPage(browser, `${home}/`);
  const session = await page.createCDPSession();
  await page.emulateCPUThrottling(1);
  await pause(REST_MS);
  const first = await heapOf(session);
  let screens = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const step of WAY) {
      await tap(page, linkTo(home, step));
      screens++;
    }
    // The way ends on a menu, one step below home.
    await tap(page, linkTo(home, 'back'));
  }
  const last = await heapOf(session);
  await page.browserContext().close();
  return { screens, first, last };
}

/** Notes the longest task that began after the page's load event. */
function watchTasks(): void {
  const shared = window as unknown as { longestTask: number };
  shared.longestTask = 0;
  new PerformanceObserver((list) => {
    const loaded = performance.getEntriesByType('navigation').at(0)?.toJSON().loadEventEnd as number | undefined;
    for (const { startTime, duration } of list.getEntries())
      if (loaded && startTime > loaded) shared.longestTask = Math.max(shared.longestTask, duration);
  }).observe({ type: 'longtask' });
}

/**
 * The tab is driven without Puppeteer's own page: that listens to everything that scripts do, for which the browser reads a whole script a
 * second time as it starts, a task of 90 ms that no reader has.
 * @returns milliseconds of the longest task between a page's load event and its rest, on a slow processor; 0 where none took 50
 */
export async function longestTask(browser: Browser, url: string): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const own = await browser.target().createCDPSession();
    await own.send('Target.createTarget', { url: BLANK, ...(context.id ? { browserContextId: context.id } : {}) });
    const target = await context.waitForTarget((one) => one.url() === BLANK);
    const tab = await target.createCDPSession();
    await tab.send('Page.enable');
    await tab.send('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 2, mobile: true });
    await tab.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchTasks.toString()})()` });
    await tab.send('Page.navigate', { url });
    await pause(REST_MS);
    const { result } = await tab.send('Runtime.evaluate', { expression: 'window.longestTask' });
    return Number(result.value);
  } finally {
    await context.close();
  }
}
