/**
 * Builds the last commit twice and compares every file: `npm run check:reproducible`. The two builds run in different folders, with
 * another time zone, another language and another clock, each with caches of its own.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cwd } from 'node:process';

const CLOCK = resolve(import.meta.dirname, 'later-clock.mjs');
/** Where builds keep what they made: it would hide a difference in how it is made. */
const CACHES = new Set(['.cache', '.vite']);

/** @throws Error where the command fails */
function run(command: string, args: readonly string[], folder: string, settings: Readonly<Record<string, string>> = {}): void {
  const env = { ...process.env, ...settings };
  const { status } = spawnSync(command, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

/** Builds the last commit of a repository in a folder. @returns the folder of the build */
function buildIn(folder: string, repository: string, packages: string, settings: Readonly<Record<string, string>>): string {
  run('git', ['clone', '--quiet', repository, folder], repository);
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(packages)) if (!CACHES.has(name)) symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  run(process.execPath, ['tools/run.mjs', 'site/build/build.ts'], folder, settings);
  return join(folder, 'build');
}

/** @returns exit code: 1 where the builds differ, or one fails */
export async function main(): Promise<number> {
  const place = mkdtempSync(join(tmpdir(), 'misbaha-twice-'));
  const packages = join(cwd(), 'node_modules');
  try {
    const one = buildIn(join(place, 'a'), cwd(), packages, { TZ: 'UTC', LC_ALL: 'C', LANG: 'C' });
    // From the first clone: somebody may commit meanwhile. Turkish has its own small and capital i; Apia is a day ahead.
    const other = buildIn(join(place, 'in a folder/of another name'), join(place, 'a'), packages, {
      TZ: 'Pacific/Apia',
      LC_ALL: 'tr_TR.UTF-8',
      LANG: 'tr_TR.UTF-8',
      NODE_OPTIONS: `--import=${CLOCK}`,
    });
    const { status } = spawnSync('git', ['diff', '--no-index', '--stat', '--exit-code', one, other], { stdio: 'inherit' });
    if (status === 0) console.log('Both builds have the same files, byte for byte.');
    // Says what is different within files, where it is installed.
    else spawnSync('diffoscope', [one, other], { stdio: 'inherit' });
    return status === 0 ? 0 : 1;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
