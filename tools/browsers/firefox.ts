/** Firefox, by WebDriver BiDi. */
import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import type { Engine } from './driver.ts';

/** Places where systems keep a Firefox; the environment variable FIREFOX names another one. */
const FIREFOXES = [process.env['FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox'];
const find = (): string | undefined => FIREFOXES.find((path) => path && existsSync(path));

/** What Firefox says of a load through the service worker that ends because its page is left. A script that is missed tells itself. */
const LEFT_UNDER_WAY = 'A ServiceWorker intercepted the request and encountered an unexpected error';

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
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes(LEFT_UNDER_WAY)) troubles.push(message.text());
    });
    page.on('pageerror', (error) => troubles.push(error instanceof Error ? error.message : String(error)));
    return {
      name: await browser.version(),
      open: async (url) => {
        await page.goto(url, { waitUntil: 'load' });
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
