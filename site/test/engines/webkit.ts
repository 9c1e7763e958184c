/** WebKit: WebKitGTK's MiniBrowser on a virtual screen, driven by Selenium. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { Builder, By, type WebDriver } from 'selenium-webdriver';
import type { Engine, Size } from './driver.ts';

// `selenium-webdriver/remote` is a folder: `require` finds its index.js, and `import` does not.
const { DriverService } = createRequire(import.meta.url)('selenium-webdriver/remote') as typeof import('selenium-webdriver/remote');

const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';
const SCRIPT_TIMEOUT_MS = 60_000;
const RESIZE_ATTEMPTS = 40;
const RESIZE_PAUSE_MS = 250;
/** The title bar and the toolbar together are lower. Where window and viewport differ by this or more, they have not settled. */
const MAX_WINDOW_BARS_PX = 250;

/** The MiniBrowser, which Debian keeps beside the library, in a folder with the architecture and the version in its name. */
const findMiniBrowser = (): string | undefined =>
  readdirSync('/usr/lib')
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((folder) => readdirSync(`/usr/lib/${folder}`).map((name) => `/usr/lib/${folder}/${name}/MiniBrowser`))
    .findLast((path) => path.includes('/webkit2gtk-') && existsSync(path));

/** Starts a virtual screen. @returns its process, and its name once it is there */
async function startVirtualScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const told = screen.stdio[3];
  if (!told) throw new Error('the virtual screen has no pipe');
  const [number] = (await Promise.race([once(told, 'data'), once(screen, 'exit')])) as [unknown];
  if (!Buffer.isBuffer(number)) throw new Error('the virtual screen did not start');
  return { screen, display: `:${number.toString().trim()}` };
}

/** Resizes the viewport. The protocol sets the size of the window with its bars, and the desktop applies it with a delay. */
async function resize(driver: WebDriver, { width, height }: Size): Promise<void> {
  const window = driver.manage().window();
  for (let attempt = 0; attempt < RESIZE_ATTEMPTS; attempt++) {
    const [innerWidth, innerHeight] = await driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
    if (innerWidth === width && innerHeight === height) return;
    const outer = await window.getRect();
    const [sides, bars] = [outer.width - innerWidth, outer.height - innerHeight];
    // The size of the bars is known once the sizes of the window and the viewport have both settled.
    if (Math.min(sides, bars) >= 0 && Math.max(sides, bars) < MAX_WINDOW_BARS_PX)
      await window.setRect({ width: width + sides, height: height + bars });
    await setTimeout(RESIZE_PAUSE_MS);
  }
  throw new Error(`the window does not take the size ${width} × ${height}`);
}

export const webkit: Engine = {
  name: 'webkit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  // Observed in 2.50.6, both with the original Amiri and with our subset.
  faults: { heights: 'WebKitGTK draws the glyphs of a run at one height, so marks stand higher or lower than the font says' },
  isInstalled: () => existsSync(DRIVER) && existsSync(XVFB) && findMiniBrowser() !== undefined,
  async launch() {
    const { screen, display } = await startVirtualScreen();
    // Software rendering and no accessibility bus, since there is neither a GPU nor a desktop. Compositing stays on: without it,
    // the screenshot of a page at rest never comes.
    const env = { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' };
    const service = new DriverService.Builder(DRIVER).setLoopback(true).setEnvironment(env).build();
    const stop = async (): Promise<void> => {
      await service.kill();
      screen.kill();
    };
    try {
      const driver = await new Builder()
        .usingServer(await service.start())
        .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] } })
        .build();
      await driver.manage().setTimeouts({ script: SCRIPT_TIMEOUT_MS });
      const capabilities = await driver.getCapabilities();
      const find = (selector: string) => driver.findElement(By.css(selector));
      return {
        name: `WebKitGTK ${capabilities.getBrowserName() ?? ''} ${capabilities.getBrowserVersion() ?? ''}`,
        open: (url) => driver.get(url),
        run: (action, argument) => driver.executeScript(action, argument),
        press: (selector) => find(selector).click(),
        type: (selector, text) => find(selector).sendKeys(text),
        resize: (size) => resize(driver, size),
        picture: async (file) => writeFileSync(file, await driver.takeScreenshot(), 'base64'),
        takeTroubles: () => undefined,
        close: () => driver.quit().finally(stop),
      };
    } catch (error) {
      await stop();
      throw error;
    }
  },
};
