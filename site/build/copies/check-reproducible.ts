/**
 * Builds the last commit twice and compares every file: `npm run check:reproducible`. The two builds run in different folders, with
 * another time zone, another language and another clock, each with caches of its own.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cwd } from 'node:process';

const LATER_CLOCK_MODULE = resolve(import.meta.dirname, 'later-clock.mjs');
/** Folders of build caches, left out: a cached result would hide that a build makes another one. */
const CACHE_FOLDERS = new Set(['.cache', '.vite']);

/** @throws Error where the command fails */
function run(command: string, args: readonly string[], folder: string, extraEnv: Readonly<Record<string, string>> = {}): void {
  const env = { ...process.env, ...extraEnv };
  const { status } = spawnSync(command, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

/** Builds the last commit of a repository in a folder. @returns the folder of the build */
function cloneAndBuild(folder: string, repository: string, nodeModulesFolder: string, extraEnv: Readonly<Record<string, string>>): string {
  run('git', ['clone', '--quiet', repository, folder], repository);
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(nodeModulesFolder))
    if (!CACHE_FOLDERS.has(name)) symlinkSync(join(nodeModulesFolder, name), join(folder, 'node_modules', name));
  run(process.execPath, ['tools/run.mjs', 'site/build/build.ts'], folder, extraEnv);
  return join(folder, 'build');
}

/** @returns exit code: 1 where the builds differ, or one fails */
export async function main(): Promise<number> {
  const place = mkdtempSync(join(tmpdir(), 'misbaha-twice-'));
  const packages = join(cwd(), 'node_modules');
  try {
    const one = cloneAndBuild(join(place, 'a'), cwd(), packages, { TZ: 'UTC', LC_ALL: 'C', LANG: 'C' });
    // Cloned from the first clone, in case of a commit meanwhile. Turkish has other capitals of i and ı; in Apia, 13 hours ahead,
    // it is often the next day.
    const other = cloneAndBuild(join(place, 'in a folder/of another name'), join(place, 'a'), packages, {
      TZ: 'Pacific/Apia',
      LC_ALL: 'tr_TR.UTF-8',
      LANG: 'tr_TR.UTF-8',
      NODE_OPTIONS: `--import=${LATER_CLOCK_MODULE}`,
    });
    const { status } = spawnSync('git', ['diff', '--no-index', '--stat', '--exit-code', one, other], { stdio: 'inherit' });
    if (status === 0) console.log('Both builds have the same files, byte for byte.');
    // Where diffoscope is installed, it shows the differences within files.
    else spawnSync('diffoscope', [one, other], { stdio: 'inherit' });
    return status === 0 ? 0 : 1;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
