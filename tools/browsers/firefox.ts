/** Firefox, by WebDriver BiDi. */
import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import type { Engine } from './driver.ts';

/** Places where systems keep a Firefox; the environment variable FIREFOX names another one. */
const FIREFOXES = [process.env['FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox'];
const find = (): string | undefined => FIREFOXES.find((path) => path && existsSync(path));

/** What Firefox says of a load through the service worker that it breaks off itself, because its page is left. */
const BROKEN_OFF = 'A ServiceWorker intercepted the request and encountered an unexpected error';

export const firefox: Engine = {
  name: 'firefox',
  packages: ['firefox-esr'],
  isInstalled: () => find() !== undefined,
  async launch() {
    const executablePath = find();
    if (!executablePath) throw new Error('no Firefox was found');
    const browser = await launch({ browser: 'firefox', executablePath, headless: true, defaultViewport: null });
    const [page = await browser.newPage()] = await browser.pages();
    let troubles: string[] = [];
    // The page that is left is still there until the next one has come; what it says in between is of its loads.
    let leaving = false;
    const note = (trouble: string): void => {
      if (!(leaving && trouble.includes(BROKEN_OFF))) troubles.push(trouble);
    };
    page.on('console', (message) => {
      if (message.type() === 'error') note(message.text());
    });
    page.on('pageerror', (error) => note(error instanceof Error ? error.message : String(error)));
    return {
      name: await browser.version(),
      open: async (url) => {
        leaving = true;
        await page.goto(url, { waitUntil: 'load' });
        leaving = false;
      },
      run: (action, argument) => page.evaluate(action as never, argument as never),
      press: (selector) => page.locator(selector).click(),
      type: (selector, text) => page.locator(selector).fill(text),
      resize: (size) => page.setViewport(size),
      picture: async (file) => {
        await page.screenshot({ path: file });
      },
      takeTroubles: () => {
        const taken = troubles;
        troubles = [];
        return taken;
      },
      close: () => browser.close(),
    };
  },
};
