/** Measures each key typed into the search, on a slow processor, with the index already loaded. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from 'puppeteer-core';
import { openSlowPage } from './chromium.ts';

const QUERIES = ['rain', 'before sleeping', 'allahumma inni', 'اللهم إني أسألك', 'bukhari 6312', 'anxeity'];
/** A fast typist's pause between two keys. */
const KEY_PAUSE_MS = 150;

export interface MeasuredKeystroke {
  /** What is in the search box after the key. */
  query: string;
  /** Milliseconds from the key to the end of the frame that shows it in the box. */
  toPaint: number;
  /** Milliseconds that the main thread worked until the next key, including the results. */
  work: number;
}

const mainThreadMsSoFar = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
};

/** Sets `window.painted` to a promise of the milliseconds from the next input to its paint. */
function watchNextPaint(): void {
  const shared = window as unknown as { painted?: Promise<number> };
  shared.painted = new Promise((resolve) => {
    const onInput = ({ timeStamp }: Event): void => {
      requestAnimationFrame(() => {
        // A task posted in a frame runs after that frame is painted; its priority puts it before waiting tasks.
        void scheduler.postTask(() => resolve(performance.now() - timeStamp), { priority: 'user-blocking' });
      });
    };
    document.addEventListener('input', onInput, { capture: true, once: true });
  });
}

/** Types every query once. */
export async function measureKeystrokes(browser: Browser, origin: string): Promise<MeasuredKeystroke[]> {
  const page = await openSlowPage(browser, `${origin}/search`);
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  const box = '[data-search-box]';
  // The first query loads the search engine and its index, once in a session.
  await page.type(box, 'mercy');
  await page.waitForSelector('main .result');
  const keys: MeasuredKeystroke[] = [];
  for (const query of QUERIES) {
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('main .result') === null);
    for (let length = 1; length <= query.length; length++) {
      await page.evaluate(watchNextPaint);
      const before = await mainThreadMsSoFar(session);
      await page.keyboard.sendCharacter(query[length - 1] ?? '');
      const toPaint = await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
      await pause(KEY_PAUSE_MS);
      keys.push({ query: query.slice(0, length), toPaint, work: (await mainThreadMsSoFar(session)) - before });
    }
  }
  await page.browserContext().close();
  return keys;
}
