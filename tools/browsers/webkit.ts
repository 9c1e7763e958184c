/** WebKit, by WebKitGTK's driver and its MiniBrowser on a screen that nobody sees. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from './driver.ts';
import { freePort } from './free-port.ts';
import { openSession } from './webdriver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';
const START_MS = 15_000;

/** The MiniBrowser, which Debian keeps beside the library, in a folder with the architecture and the version in its name. */
function findMiniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((architecture) =>
      readdirSync(join(libraries, architecture))
        .filter((name) => name.startsWith('webkit2gtk-'))
        .map((name) => join(libraries, architecture, name, 'MiniBrowser')),
    )
    .findLast((path) => existsSync(path));
}

/** Starts a virtual screen. @returns its process, and its name once it is there */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('the virtual screen did not start')));
    screen.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
  return { screen, display };
}

async function whenReady(server: string): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    const ready = await fetch(`${server}/status`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error('the WebKit driver did not start');
}

export const webkit: Engine = {
  name: 'webkit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  // Seen in 2.50.6, with the whole Amiri of its authors as with our subset.
  faults: { heights: 'WebKitGTK draws the glyphs of a run at one height, so marks stand higher or lower than the font says' },
  isInstalled: () => existsSync(DRIVER) && existsSync(XVFB) && findMiniBrowser() !== undefined,
  async launch() {
    const { screen, display } = await startScreen();
    const port = await freePort();
    const server = `http://127.0.0.1:${port}`;
    // Software rendering, and none of the desktop's services: they are not there. Compositing stays on: without it, a picture
    // of a page that has come to rest is never taken.
    const env = { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' };
    const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' });
    const stop = (): void => {
      driver.kill();
      screen.kill();
    };
    try {
      await whenReady(server);
      const session = await openSession(server, {
        'webkitgtk:browserOptions': {
          binary: findMiniBrowser(),
          args: ['--automation'],
        },
      });
      return {
        ...session,
        name: `WebKitGTK ${session.name}`,
        close: () => session.close().finally(stop),
      };
    } catch (error) {
      stop();
      throw error;
    }
  },
};
