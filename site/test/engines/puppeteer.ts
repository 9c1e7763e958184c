/** Chromium, by its own protocol, and Firefox, by WebDriver BiDi: Puppeteer speaks both. */
import { existsSync } from 'node:fs';
import { launch, type LaunchOptions } from 'puppeteer-core';
import { findChromium } from '../../../tools/setup/system.mjs';
import { chromiumOptions } from '../../../tools/setup/chromium-options.ts';
import type { Driver, Engine } from './driver.ts';

/** Places where systems keep a Firefox; the environment variable FIREFOX names another one. */
const FIREFOXES = [process.env['FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** What Firefox says of a load through the service worker that it breaks off itself, because its page is left. */
const BROKEN_OFF = 'A ServiceWorker intercepted the request and encountered an unexpected error';

interface Program {
  name: string;
  /** Debian package that brings it. */
  debian: string;
  find: () => string | undefined;
  options: LaunchOptions;
}

const engineOf = ({ name, debian, find, options }: Program): Engine => ({
  name,
  packages: [debian],
  isInstalled: () => find() !== undefined,
  async launch() {
    const executablePath = find();
    if (!executablePath) throw new Error(`no ${name} was found`);
    const browser = await launch({ ...options, executablePath, headless: true, defaultViewport: null });
    const [page = await browser.newPage()] = await browser.pages();
    const troubles: string[] = [];
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
      run: page.evaluate.bind(page) as Driver['run'],
      press: (selector) => page.locator(selector).click(),
      type: (selector, text) => page.locator(selector).fill(text),
      resize: (size) => page.setViewport(size),
      picture: async (file) => {
        await page.screenshot({ path: file });
      },
      takeTroubles: () => troubles.splice(0),
      close: () => browser.close(),
    };
  },
});

export const chromium = engineOf({
  name: 'chromium',
  debian: 'chromium',
  find: findChromium,
  options: { args: chromiumOptions().args },
});

export const firefox = engineOf({
  name: 'firefox',
  debian: 'firefox-esr',
  find: () => FIREFOXES.find((path) => path && existsSync(path)),
  options: { browser: 'firefox' },
});
