/**
 * From a tap on a link to the frame that shows the new page, on a slow processor. The finger is down for a moment before it
 * lifts, as a finger is; the time begins with the click that follows.
 */
import type { Browser, Page } from 'puppeteer-core';
import { slowPage } from './chromium.ts';

/** The shortest of usual taps: from the finger coming down to its lifting. */
const TAP_MS = 80;

/** A reader's way through the site: links by their address, `back` where the page's own way back is taken. */
export const WAY = [
  '/morning-evening',
  '/morning-evening/morning-remembrance',
  '/morning-evening/evening-remembrance',
  'back',
  '/morning-evening/before-sleeping',
  'back',
  'back',
  '/daily-life',
  '/daily-life/before-eating',
  'back',
  'back',
  '/quranic-duas',
  '/quranic-duas/surah-fatihah',
  '/quranic-duas/yunus-dua',
  'back',
];

export interface Navigation {
  path: string;
  /** Milliseconds from the click to the end of the first frame of the new page. */
  toPaint: number;
}

/**
 * Starts the clock at the next click and stops it in the first frame that shows another page.
 * @param sign selector of what tells the new page: another text in its first element
 */
function watch(sign: string): void {
  const shown = (): string => document.querySelector(sign)?.textContent ?? '';
  const before = shown();
  const shared = window as unknown as { painted?: Promise<number> };
  shared.painted = new Promise((resolve) => {
    let clicked = 0;
    document.addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
    const look = (): void => {
      if (clicked === 0 || shown() === before || shown() === '') {
        requestAnimationFrame(look);
        return;
      }
      // A message that is sent in a frame arrives after that frame was laid out and painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now() - clicked));
      port1.start();
      port2.postMessage('');
    };
    requestAnimationFrame(look);
  });
}

/**
 * Taps a link or button of an app.
 * @param sign selector of what tells the new page; the heading of ours
 * @returns milliseconds from the click to the end of the first frame of the new page
 */
export async function tap(page: Page, selector: string, sign = 'h1'): Promise<number> {
  const link = await page.waitForSelector(selector);
  await link?.scrollIntoView();
  const box = await link?.boundingBox();
  if (!box) throw new Error(`${page.url()} has no ${selector}`);
  await page.evaluate(watch, sign);
  const touch = await page.touchscreen.touchStart(box.x + box.width / 2, box.y + box.height / 2);
  await new Promise((resolve) => {
    setTimeout(resolve, TAP_MS);
  });
  await touch.end();
  // A handle is polled for, so that a tap that leads nowhere says so after half a minute.
  const toPaint = await page.waitForFunction(() => (window as unknown as { painted: Promise<number> }).painted);
  return toPaint.jsonValue();
}

/** The way back of a page, and every link to a path. @param home address of the home page, without a slash at the end */
export const linkTo = (home: string, step: string): string =>
  step === 'back' ? 'header a[href]' : `a[href="${new URL(`${home}${step}`).pathname}"]`;

/** Walks the way once, in a browser that has seen the home page alone. @param home address of the home page, without a slash at the end */
export async function walk(browser: Browser, home: string): Promise<Navigation[]> {
  const page = await slowPage(browser, `${home}/`);
  const taken: Navigation[] = [];
  for (const step of WAY) {
    const toPaint = await tap(page, linkTo(home, step));
    taken.push({ path: new URL(page.url()).pathname, toPaint });
  }
  await page.browserContext().close();
  return taken;
}
