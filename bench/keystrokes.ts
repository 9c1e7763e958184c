/** What each key costs in the search, on a slow processor, with the index at hand. */
import type { Browser, CDPSession } from 'puppeteer-core';
import { slowPage } from './chromium.ts';

const QUERIES = ['rain', 'before sleeping', 'allahumma inni', 'اللهم إني أسألك', 'bukhari 6312', 'anxeity'];
/** A fast typist's pause between two keys. */
const PAUSE_MS = 150;

export interface Keystroke {
  /** The query up to and with the key. */
  query: string;
  /** Milliseconds from the key to the end of the frame that shows it in the box. */
  toPaint: number;
  /** Milliseconds that the page's thread worked from this key to the next, the results included. */
  work: number;
}

const taskTime = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
};

/** Notes when the next key is painted. */
function watch(): void {
  const shared = window as unknown as { painted?: Promise<number> };
  shared.painted = new Promise((resolve) => {
    const onInput = ({ timeStamp }: Event): void => {
      requestAnimationFrame(() => {
        // A task that is asked for in a frame begins after that frame was laid out and painted; this one before those that wait already.
        void scheduler.postTask(() => resolve(performance.now() - timeStamp), { priority: 'user-blocking' });
      });
    };
    document.addEventListener('input', onInput, { capture: true, once: true });
  });
}

/** Types every query once. */
export async function typeQueries(browser: Browser, origin: string): Promise<Keystroke[]> {
  const page = await slowPage(browser, `${origin}/search`);
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  const box = '[data-search-box]';
  // The first query brings the engine and opens the index, which happens once in a session.
  await page.type(box, 'mercy');
  await page.waitForSelector('main .result');
  const keys: Keystroke[] = [];
  for (const query of QUERIES) {
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('main .result') === null);
    for (let length = 1; length <= query.length; length++) {
      await page.evaluate(watch);
      const before = await taskTime(session);
      await page.keyboard.sendCharacter(query[length - 1] ?? '');
      const toPaint = await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE_MS);
      });
      keys.push({ query: query.slice(0, length), toPaint, work: (await taskTime(session)) - before });
    }
  }
  await page.browserContext().close();
  return keys;
}
