/**
 * Measures from a tap on a link to the frame with the new page, on a slow processor. As with a real finger there is a
 * moment between touch and lift; time is measured from the click, which follows the lift.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { openSlowPage } from './chromium.ts';

/** A short tap: time between touch and lift of the finger. */
const FINGER_DOWN_MS = 80;

/** Links that a reader taps one after another, by address; `back` is the back link in the page's header. */
export const TAPPED_LINKS = [
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

export interface MeasuredNavigation {
  path: string;
  /** Milliseconds from the click to the end of the first frame of the new page. */
  toPaint: number;
}

/**
 * Sets `window.painted` to a promise of the milliseconds from the next click to the first frame with another page.
 * @param changingSelector selector of an element whose text differs between the two pages
 */
function watchNewPagePaint(changingSelector: string): void {
  const shown = (): string => document.querySelector(changingSelector)?.textContent ?? '';
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
      // A message posted in a frame arrives after that frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now() - clicked));
      port1.start();
      port2.postMessage('');
    };
    requestAnimationFrame(look);
  });
}

/**
 * Taps a link or button.
 * @param changingSelector selector of an element whose text differs on the new page; in this app the heading
 * @returns milliseconds from the click to the end of the first frame of the new page
 */
export async function tapAndMeasurePaint(page: Page, selector: string, changingSelector = 'h1'): Promise<number> {
  const link = await page.waitForSelector(selector);
  await link?.scrollIntoView();
  const box = await link?.boundingBox();
  if (!box) throw new Error(`${page.url()} has no ${selector}`);
  await page.evaluate(watchNewPagePaint, changingSelector);
  const touch = await page.touchscreen.touchStart(box.x + box.width / 2, box.y + box.height / 2);
  await pause(FINGER_DOWN_MS);
  await touch.end();
  // `waitForFunction` times out after half a minute if the tap leads nowhere.
  const toPaint = await page.waitForFunction(() => (window as unknown as { painted: Promise<number> }).painted);
  return toPaint.jsonValue();
}

/**
 * Selector of the links to a path, or of the back link.
 * @param homeAddress address of the home page, without a slash at the end
 */
export const linkSelector = (homeAddress: string, pathOrBack: string): string =>
  pathOrBack === 'back' ? 'header a[href]' : `a[href="${new URL(`${homeAddress}${pathOrBack}`).pathname}"]`;

/** Taps all links once, on a first visit. @param home address of the home page, without a slash at the end */
export async function measureNavigations(browser: Browser, home: string): Promise<MeasuredNavigation[]> {
  const page = await openSlowPage(browser, `${home}/`);
  const taken: MeasuredNavigation[] = [];
  for (const step of TAPPED_LINKS) {
    const toPaint = await tapAndMeasurePaint(page, linkSelector(home, step));
    taken.push({ path: new URL(page.url()).pathname, toPaint });
  }
  await page.browserContext().close();
  return taken;
}
