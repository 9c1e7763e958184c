/**
 * Other apps of the same kind, measured beside this one where somebody serves them; `README.md` says how. What is not served is left out,
 * and that is said.
 */
import type { Browser } from 'puppeteer-core';
import { SLOWER } from './chromium.ts';
import { tap } from './navigations.ts';

/** What is tapped in an app, on which page, and what tells that the next page is there. */
interface PeerTap {
  to: string;
  on: string;
  press: string;
  /** Selector of an element whose first one has another text on the next page. */
  sign: string;
}

/** The apps, by the port of this computer at which each is served. */
const PEERS: readonly { name: string; port: number; taps: readonly PeerTap[] }[] = [
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

export interface PeerTime {
  name: string;
  to: string;
  /** Milliseconds from the click to the end of the first frame of the next page. */
  times: number[];
}

/** Milliseconds of rest before a tap, as the longest in the first tap of ours. */
const REST_MS = 12_000;

async function press(browser: Browser, origin: string, { on, press: selector, sign }: PeerTap): Promise<number> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  try {
    await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
    await page.goto(origin + on, { waitUntil: 'load' });
    await page.waitForSelector(selector);
    await page.emulateCPUThrottling(SLOWER);
    await new Promise((resolve) => {
      setTimeout(resolve, REST_MS);
    });
    return await tap(page, selector, sign);
  } finally {
    await context.close();
  }
}

const isServed = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );

/** Taps what each app has that is like a menu and a long page of ours. @param runs how often */
export async function peerTimes(browser: Browser, runs: number): Promise<PeerTime[]> {
  const found: PeerTime[] = [];
  for (const { name, port, taps } of PEERS) {
    const origin = `http://localhost:${port}`;
    if (!(await isServed(origin))) {
      console.log(`\n${name} is left out: nothing is served at port ${port}; bench/README.md says how.`);
      continue;
    }
    for (const one of taps) {
      const times: number[] = [];
      for (let run = 0; run < runs; run++) times.push(await press(browser, origin, one));
      found.push({ name, to: one.to, times });
    }
  }
  return found;
}
