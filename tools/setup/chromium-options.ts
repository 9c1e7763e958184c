/** How the system's Chromium is started, by the tests and by the tools. */
import { findChromium, findHeadlessShell } from './system.mjs';

interface LaunchOptions {
  executablePath?: string;
  args: string[];
}

const launchOptions = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath ? { executablePath } : {}),
  // Chromium refuses to run its sandbox as root, as containers do.
  args: ['--disable-gpu', '--disable-quic', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});

/** Options for Playwright's `launch`: the whole browser. Without a Chromium of the system, Playwright looks for its own. */
export const chromiumOptions = (): LaunchOptions => launchOptions(findChromium() ?? findHeadlessShell());

/** The same for hundreds of tests: the headless shell where there is one, which opens a page in half the time. */
export const testChromiumOptions = (): LaunchOptions => launchOptions(findHeadlessShell() ?? findChromium());
