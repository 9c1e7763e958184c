/**
 * Builds the last commit twice and compares every file: `npm run check:reproducible`. The two builds run in different folders, with
 * another time zone, another language and another clock, each with packages and caches of its own. It takes two builds.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cwd } from 'node:process';
import { pathsBelow } from '../build/site-files.ts';
import { firstDifference } from './first-difference.ts';

const MOST_TOLD = 20;
const CLOCK = resolve(import.meta.dirname, 'later-clock.mjs');

/** Folder below the place of work, and what is set otherwise. Turkish has its own small and capital i; Apia is a day ahead. */
const BUILDS = [
  { folder: 'a', settings: { TZ: 'UTC', LC_ALL: 'C', LANG: 'C' } },
  {
    folder: 'in a folder/of another name',
    settings: { TZ: 'Pacific/Apia', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8', NODE_OPTIONS: `--import=${CLOCK}` },
  },
] as const;

function run(command: string, args: readonly string[], options: { cwd: string; env?: NodeJS.ProcessEnv }): boolean {
  const { status } = spawnSync(command, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  return status === 0;
}

/** The packages, as links to the same files; where those cannot be, as one link to all. */
function linkPackages(root: string, folder: string): void {
  const packages = join(folder, 'node_modules');
  if (!run('cp', ['-al', join(root, 'node_modules'), packages], { cwd: root })) {
    rmSync(packages, { recursive: true, force: true });
    symlinkSync(join(root, 'node_modules'), packages);
    return;
  }
  // What an earlier build has kept would hide a difference in how it is made.
  for (const kept of ['.cache', '.vite']) rmSync(join(packages, kept), { recursive: true, force: true });
}

/** @throws Error where a step fails */
function buildIn(root: string, archive: string, folder: string, settings: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  if (!run('tar', ['-xf', archive, '-C', folder], { cwd: root })) throw new Error('tar could not unpack the commit');
  linkPackages(root, folder);
  const env = { ...process.env, ...settings };
  if (!run(process.execPath, ['tools/run.mjs', 'tools/build/build.ts'], { cwd: folder, env }))
    throw new Error(`the build with ${JSON.stringify(settings)} failed`);
}

/** What is different in two folders, a sentence a file. */
export function differencesOf(one: string, other: string): string[] {
  const [inOne, inOther] = [new Set(pathsBelow(one)), new Set(pathsBelow(other))];
  return [...new Set([...inOne, ...inOther])].toSorted().flatMap((path) => {
    if (!inOne.has(path)) return [`${path} is in the second build alone.`];
    if (!inOther.has(path)) return [`${path} is in the first build alone.`];
    const difference = firstDifference(readFileSync(join(one, path)), readFileSync(join(other, path)));
    return difference === undefined ? [] : [`${path} differs first in ${difference}.`];
  });
}

export async function main(): Promise<number> {
  const root = cwd();
  const place = mkdtempSync(join(tmpdir(), 'misbaha-twice-'));
  try {
    if (!run('git', ['diff', '--quiet', 'HEAD'], { cwd: root })) console.log('What is not committed is not built.');
    // Once for both builds: somebody may commit meanwhile.
    const archive = join(place, 'commit.tar');
    if (!run('git', ['archive', '--output', archive, 'HEAD'], { cwd: root })) throw new Error('git could not write the commit');
    const built = BUILDS.map(({ folder, settings }) => {
      const whole = join(place, folder);
      buildIn(root, archive, whole, settings);
      console.log(
        `built with ${Object.entries(settings)
          .map((pair) => pair.join('='))
          .join(' ')}`,
      );
      return join(whole, 'build');
    });
    const [one = '', other = ''] = built;
    const found = differencesOf(one, other);
    for (const sentence of found.slice(0, MOST_TOLD)) console.error(sentence);
    if (found.length > MOST_TOLD) console.error(`${found.length - MOST_TOLD} more files differ.`);
    if (found.length === 0) console.log(`Both builds have the same ${pathsBelow(one).length} files, byte for byte.`);
    return found.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
