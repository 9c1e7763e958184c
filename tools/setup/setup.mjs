// Installs what tests need: the npm packages, and a Chromium of the system, which package.json cannot name.
// It runs on plain Node, before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { aptInstall, findChromium, findHeadlessShell } from './system.mjs';

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Compares node_modules with the lockfile; `npm ci` leaves its own copy of the lockfile in node_modules. */
function arePackagesInstalled() {
  if (!existsSync('node_modules/.package-lock.json')) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const present = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional }]) => path === '' || optional || present[path]?.version === version);
}

if (!arePackagesInstalled() && !run('npm', ['ci', '--no-audit', '--no-fund'])) process.exit(1);
if (!findHeadlessShell() && !aptInstall(['chromium-headless-shell']) && !findChromium() && !aptInstall(['chromium'])) {
  console.error('No Chromium was found and none could be installed. Install Chromium, or set CHROMIUM to the path of one.');
  process.exit(1);
}
