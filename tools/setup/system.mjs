// Finds and installs system software for tests. Plain JavaScript, since tools/setup/setup.mjs runs before anything is
// installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where systems install Chromium; the environment variable CHROMIUM names another path. */
const CHROMIUMS = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const findChromium = () => CHROMIUMS.find((path) => path && existsSync(path));

/** Headless Chromium, which opens a page in half the time. Debian has it in a package of its own. */
const HEADLESS_SHELLS = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell'];

export const findHeadlessShell = () => HEADLESS_SHELLS.find((path) => path && existsSync(path));

export function aptInstall(packages) {
  if (spawnSync('which', ['apt-get'], { stdio: 'ignore' }).status !== 0) return false;
  const elevate = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...elevate, 'apt-get', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  };
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
