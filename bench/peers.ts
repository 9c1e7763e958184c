/**
 * Measures other apps of the same kind, where they are served on this computer; `README.md` says how. Apps that are not
 * served are skipped with a message.
 */
import type { Browser } from 'puppeteer-core';
import { CPU_SLOWDOWN } from './chromium.ts';
import { tapAndMeasurePaint } from './navigations.ts';

/** A selector to tap on a page of an app, and how the next page is recognized. */
interface PeerTap {
  to: string;
  on: string;
  press: string;
  /** Selector of an element whose first one has another text on the next page. */
  sign: string;
}

/** The apps, each with its port on this computer. */
const PEER_APPS: readonly { name: string; port: number; taps: readonly PeerTap[] }[] = [
  { name: 'mosafa697/azkar', port: 5001, taps: [{ to: 'the first text of a category', on: '/', press: '.category-btn', sign: '.phrase' }] },
  {
    name: 'BahaMustafa/muslim-adhkar-web',
    port: 5002,
    taps: [
      { to: 'a menu', on: '/', press: 'a.group[href="/adhkar"]', sign: 'h1' },
      { to: 'all texts of the morning', on: '/adhkar', press: 'a[href="/adhkar/morning-adhkar"]', sign: 'h1' },
    ],
  },
];

export interface PeerTapTimes {
  name: string;
  to: string;
  /** Milliseconds from the click to the end of the first frame of the next page. */
  times: number[];
}

/** Milliseconds to wait before a tap, as in the longest wait of `first-tap.ts`. */
const WAIT_BEFORE_TAP_MS = 12_000;

async function measurePeerTap(browser: Browser, origin: string, { on, press: selector, sign }: PeerTap): Promise<number> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  try {
    await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
    await page.goto(origin + on, { waitUntil: 'load' });
    await page.waitForSelector(selector);
    await page.emulateCPUThrottling(CPU_SLOWDOWN);
    await new Promise((resolve) => {
      setTimeout(resolve, WAIT_BEFORE_TAP_MS);
    });
    return await tapAndMeasurePaint(page, selector, sign);
  } finally {
    await context.close();
  }
}

const isServed = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );

/** Taps in each app what resembles our menu and our long page. @param runs how often */
export async function measurePeerTaps(browser: Browser, runs: number): Promise<PeerTapTimes[]> {
  const found: PeerTapTimes[] = [];
  for (const { name, port, taps } of PEER_APPS) {
    const origin = `http://localhost:${port}`;
    if (!(await isServed(origin))) {
      console.log(`\n${name} is left out: nothing is served at port ${port}; bench/README.md says how.`);
      continue;
    }
    for (const one of taps) {
      const times: number[] = [];
      for (let run = 0; run < runs; run++) times.push(await measurePeerTap(browser, origin, one));
      found.push({ name, to: one.to, times });
    }
  }
  return found;
}
