/** One page for each worker, which visits many routes and writes down whatever goes wrong on its way. */
import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { isPreloadTiming } from '../../tools/browsers/preload-timing.ts';
import { bringAxe } from './axe.ts';

export interface Visitor {
  page: Page;
  /** Console messages, uncaught errors, failed and foreign requests since the last `takeTroubles`. */
  takeTroubles(): string[];
  /** Opens an address and waits until the app has taken it over and its fonts are there. @returns the HTTP status */
  open(path: string): Promise<number>;
}

/** The narrowest screen that must hold every page without scrolling sideways (WCAG 1.4.10). */
const NARROW = { width: 320, height: 700 };

function watch(page: Page, origin: string): () => string[] {
  let troubles: string[] = [];
  page.on('console', (message) => {
    if (!isPreloadTiming(message.text())) troubles.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.protocol !== 'blob:' && url.origin !== origin) troubles.push(`foreign request: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left while it still preloads drops the rest; nobody misses it.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`failed request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`answer ${response.status()}: ${response.url()}`);
  });
  return () => {
    const taken = troubles;
    troubles = [];
    return taken;
  };
}

async function visitorOf(context: BrowserContext, origin: string): Promise<Visitor> {
  const page = await context.newPage();
  await bringAxe(page);
  return {
    page,
    takeTroubles: watch(page, origin),
    async open(path) {
      const response = await page.goto(path, { waitUntil: 'load' });
      await page.waitForSelector('html[data-ready]', { state: 'attached' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      return response?.status() ?? 0;
    },
  };
}

interface WorkerFixtures {
  /** Visits in the light theme, on the narrowest screen. */
  visitor: Visitor;
}

/** Playwright's test with a visitor that lives as long as its worker: 300 routes need no 300 browsers. */
export const test = base.extend<object, WorkerFixtures>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({ baseURL, viewport: NARROW, reducedMotion: 'reduce', serviceWorkers: 'allow' });
      await use(await visitorOf(context, new URL(baseURL).origin));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
