/** Chromium, by its own protocol, and Firefox, by WebDriver BiDi: Puppeteer speaks both. */
import { existsSync } from 'node:fs';
import { launch, type LaunchOptions } from 'puppeteer-core';
import { findChromium } from '../../../tools/setup/system.mjs';
import { chromiumOptions } from '../../../tools/setup/chromium-options.ts';
import type { Driver, Engine } from './driver.ts';

/** Places where systems keep a Firefox; the environment variable FIREFOX names another one. */
const FIREFOXES = [process.env['FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Parts of Firefox's messages on loads that it aborts because their page is left: through the service worker, and of a font. */
const ABORTED_LOAD_MESSAGES = [
  'A ServiceWorker intercepted the request and encountered an unexpected error',
  // NS_BINDING_ABORTED.
  'status=2152398850',
];

interface BrowserProgram {
  name: string;
  /** Debian package that brings it. */
  debian: string;
  find: () => string | undefined;
  options: LaunchOptions;
}

const makeEngine = ({ name, debian, find, options }: BrowserProgram): Engine => ({
  name,
  packages: [debian],
  isInstalled: () => find() !== undefined,
  async launch() {
    const executablePath = find();
    if (!executablePath) throw new Error(`no ${name} was found`);
    const browser = await launch({ ...options, executablePath, headless: true, defaultViewport: null });
    const [page = await browser.newPage()] = await browser.pages();
    const troubles: string[] = [];
    // The old page stays until the new one has come; errors in between are of its aborted loads.
    let leaving = false;
    const note = (trouble: string): void => {
      if (!(leaving && ABORTED_LOAD_MESSAGES.some((message) => trouble.includes(message)))) troubles.push(trouble);
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

export const chromium = makeEngine({
  name: 'chromium',
  debian: 'chromium',
  find: findChromium,
  options: { args: chromiumOptions().args },
});

export const firefox = makeEngine({
  name: 'firefox',
  debian: 'firefox-esr',
  find: () => FIREFOXES.find((path) => path && existsSync(path)),
  options: { browser: 'firefox' },
});
