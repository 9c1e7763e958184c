/** Chromium, by Playwright. */
import { chromium as playwright } from '@playwright/test';
import { findChromium } from '../setup/system.mjs';
import { chromiumOptions } from './chromium-options.ts';
import type { Engine } from './driver.ts';

export const chromium: Engine = {
  name: 'chromium',
  packages: ['chromium'],
  isInstalled: () => findChromium() !== undefined,
  async launch() {
    const browser = await playwright.launch(chromiumOptions());
    const page = await browser.newPage();
    let troubles: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    page.on('pageerror', (error) => troubles.push(error.message));
    return {
      name: `Chromium ${browser.version()}`,
      open: async (url) => {
        await page.goto(url, { waitUntil: 'load' });
      },
      run: (action, argument) => page.evaluate(action as never, argument as never),
      press: (selector) => page.locator(selector).first().click(),
      type: (selector, text) => page.locator(selector).fill(text),
      resize: (size) => page.setViewportSize(size),
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
