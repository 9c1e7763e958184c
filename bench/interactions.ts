/** Measures how long a press delays the next frame on a slow processor; INP is the worst such delay. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { openSlowPage } from './chromium.ts';

const LONG_PAGE = '/morning-evening/morning-remembrance';

interface InteractionStep {
  name: string;
  act: (page: Page) => Promise<unknown>;
}

const tapOn = (selector: string) => async (page: Page) => {
  const element = await page.waitForSelector(selector);
  await element?.tap();
};

const SETTINGS_BUTTON = '[aria-label="Reading settings"]';

const pressEscape = (page: Page): Promise<void> => page.keyboard.press('Escape');

const LONG_PAGE_STEPS: readonly InteractionStep[] = [
  { name: 'the counter of a card', act: tapOn('.counter-button') },
  { name: 'the counter once more', act: tapOn('.counter-button') },
  { name: 'the reading settings open', act: tapOn(SETTINGS_BUTTON) },
  { name: 'larger Arabic', act: tapOn('[aria-label="Arabic size: larger"]') },
  { name: 'the plain transliteration', act: tapOn('.chip:nth-of-type(2)') },
  { name: 'the settings close', act: pressEscape },
  { name: 'the settings open once more', act: tapOn(SETTINGS_BUTTON) },
  { name: 'word by word', act: tapOn('.chip:nth-of-type(3)') },
  { name: 'the settings close, word by word', act: pressEscape },
  { name: 'the settings open, word by word', act: tapOn(SETTINGS_BUTTON) },
  { name: 'the settings close again', act: pressEscape },
  { name: 'a dua is saved', act: tapOn('article [aria-label="Save"]') },
  { name: 'a word is pressed', act: tapOn('article .arabic') },
  { name: 'one at a time', act: tapOn('.open-one') },
  { name: 'the next dua', act: tapOn('::-p-aria([name="Next"][role="button"])') },
];

const STEPS_BY_PAGE = [
  { path: LONG_PAGE, steps: LONG_PAGE_STEPS },
  {
    path: '/settings',
    steps: [
      { name: 'the dark theme', act: tapOn('::-p-aria(Dark Mode)') },
      { name: 'the night theme', act: tapOn('::-p-aria(Night Mode)') },
    ],
  },
  { path: '/', steps: [{ name: 'the side menu', act: tapOn('header button') }] },
];

export interface InteractionDuration {
  name: string;
  /** Milliseconds from the press to the next frame; the browser rounds them to multiples of 8. */
  duration: number;
}

/** Keeps the duration of the longest event in `window.longest`, which is reset before each step. */
function watchLongestEvent(): void {
  const shared = window as unknown as { longest: number };
  shared.longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) shared.longest = Math.max(shared.longest, duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Time for the browser to report the event, and for lazy parts to load. */
const WAIT_AFTER_STEP_MS = 1500;

/** Takes the steps of one page once, on a first visit. */
async function measureSteps(browser: Browser, address: string, steps: readonly InteractionStep[]): Promise<InteractionDuration[]> {
  const page = await openSlowPage(browser, address);
  await pause(WAIT_AFTER_STEP_MS);
  await page.evaluate(watchLongestEvent);
  const taken: InteractionDuration[] = [];
  for (const { name, act } of steps) {
    await page.evaluate(() => ((window as unknown as { longest: number }).longest = 0));
    await act(page);
    await pause(WAIT_AFTER_STEP_MS);
    taken.push({ name, duration: await page.evaluate(() => (window as unknown as { longest: number }).longest) });
  }
  await page.browserContext().close();
  return taken;
}

/** Takes every step on every page once. */
export async function measureInteractions(browser: Browser, origin: string): Promise<InteractionDuration[]> {
  const taken: InteractionDuration[] = [];
  for (const { path, steps } of STEPS_BY_PAGE) taken.push(...(await measureSteps(browser, origin + path, steps)));
  return taken;
}
