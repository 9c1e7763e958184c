/** How long a press holds up the next frame, on a slow processor: the figure that INP takes the worst of. */
import type { Browser, Page } from 'puppeteer-core';
import { slowPage } from './chromium.ts';

const PAGE = '/morning-evening/morning-remembrance';

interface Step {
  name: string;
  act: (page: Page) => Promise<unknown>;
}

const press = (selector: string) => async (page: Page) => {
  const element = await page.waitForSelector(selector);
  await element?.tap();
};

const SETTINGS = '[aria-label="Reading settings"]';

const escape = (page: Page): Promise<void> => page.keyboard.press('Escape');

const ON_LONG_PAGE: readonly Step[] = [
  { name: 'the counter of a card', act: press('.counter-button') },
  { name: 'the counter once more', act: press('.counter-button') },
  { name: 'the reading settings open', act: press(SETTINGS) },
  { name: 'larger Arabic', act: press('[aria-label="Arabic size: larger"]') },
  { name: 'the plain transliteration', act: press('.chip:nth-of-type(2)') },
  { name: 'the settings close', act: escape },
  { name: 'the settings open once more', act: press(SETTINGS) },
  { name: 'word by word', act: press('.chip:nth-of-type(3)') },
  { name: 'the settings close, word by word', act: escape },
  { name: 'the settings open, word by word', act: press(SETTINGS) },
  { name: 'the settings close again', act: escape },
  { name: 'a dua is saved', act: press('article [aria-label="Save"]') },
  { name: 'a word is pressed', act: press('article .arabic') },
  { name: 'one at a time', act: press('.open-one') },
  { name: 'the next dua', act: press('::-p-aria([name="Next"][role="button"])') },
];

const WALKS = [
  { path: PAGE, steps: ON_LONG_PAGE },
  {
    path: '/settings',
    steps: [
      { name: 'the dark theme', act: press('::-p-aria(Dark Mode)') },
      { name: 'the night theme', act: press('::-p-aria(Night Mode)') },
    ],
  },
  { path: '/', steps: [{ name: 'the side menu', act: press('header button') }] },
];

export interface Interaction {
  name: string;
  /** Milliseconds from the press to the next frame, in steps of eight, as the browser tells it. */
  duration: number;
}

/** Writes down the longest event since it was last asked. */
function watch(): void {
  const shared = window as unknown as { longest: number };
  shared.longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) shared.longest = Math.max(shared.longest, duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

const pause = (time: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, time);
  });

/** Long enough for the browser to have told of the event, and for what loads at first use to be there. */
const REST_MS = 1500;

/** Takes the steps of one page once, after it has been opened for the first time. */
async function walk(browser: Browser, address: string, steps: readonly Step[]): Promise<Interaction[]> {
  const page = await slowPage(browser, address);
  await pause(REST_MS);
  await page.evaluate(watch);
  const taken: Interaction[] = [];
  for (const { name, act } of steps) {
    await page.evaluate(() => ((window as unknown as { longest: number }).longest = 0));
    await act(page);
    await pause(REST_MS);
    taken.push({ name, duration: await page.evaluate(() => (window as unknown as { longest: number }).longest) });
  }
  await page.browserContext().close();
  return taken;
}

/** Takes every step on every page once. */
export async function interact(browser: Browser, origin: string): Promise<Interaction[]> {
  const taken: Interaction[] = [];
  for (const { path, steps } of WALKS) taken.push(...(await walk(browser, origin + path, steps)));
  return taken;
}
