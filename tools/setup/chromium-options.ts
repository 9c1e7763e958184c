/** Launch options of the system's Chromium, for tests and tools. */
import { findChromium, findHeadlessShell } from './system.mjs';

interface LaunchOptions {
  executablePath?: string;
  args: string[];
}

const launchOptions = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath ? { executablePath } : {}),
  // As root, as in containers, Chromium cannot use its sandbox.
  args: ['--disable-gpu', '--disable-quic', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});

/**
 * Options for Playwright's `launch`, preferring the full browser. Without one on the system, Playwright uses its own.
 */
export const chromiumOptions = (): LaunchOptions => launchOptions(findChromium() ?? findHeadlessShell());

/**
 * Arguments that save about a tenth of a run's processor time: a process and some threads fewer. None sets
 * `--enable-features`, which would replace the list that Playwright passes.
 */
const LEAN_ARGUMENTS = ['--in-process-gpu', '--num-raster-threads=1'];

/** Options that prefer the headless shell, which opens a page in half the time: for hundreds of tests. */
export function leanChromiumOptions(): LaunchOptions {
  const { args, ...options } = launchOptions(findHeadlessShell() ?? findChromium());
  return { ...options, args: [...args, ...LEAN_ARGUMENTS] };
}
