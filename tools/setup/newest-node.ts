/**
 * Unit tests and a build of one language on the newest Node, whichever runs this: `npm run test:newest-node`; on another one with its version,
 * `npm run test:newest-node -- 22.22.0`. Node comes as an npm package and is kept in `node_modules/.cache`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { arch, cwd, env, platform } from 'node:process';
import { FIRST_LANGUAGE } from '../../site.config.ts';
import { copyProject } from './project-copy.ts';

/** Raise it when a newer one is out. */
const NEWEST = '26.10.0';

/** The package for this computer; `node` itself, which finds the right one, does so by a script that npm may refuse to run. */
const PACKAGE = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;

/** Installs Node once. @returns the folder of its binary @throws Error where npm does not bring it */
function installNode(root: string, version: string): string {
  const folder = join(root, 'node_modules/.cache', `node-${version}`);
  const bin = join(folder, 'node_modules', PACKAGE, 'bin');
  if (existsSync(bin)) return bin;
  mkdirSync(folder, { recursive: true });
  spawnSync('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${PACKAGE}@${version}`], { stdio: 'inherit' });
  if (!existsSync(bin)) throw new Error(`npm did not bring ${PACKAGE} ${version}; is the registry in reach?`);
  return bin;
}

/** @returns exit code: 1 where a test or the build failed */
export async function main([version = NEWEST]: readonly string[]): Promise<number> {
  const root = cwd();
  const bin = installNode(root, version);
  const ownEnv = { ...env, PATH: bin + delimiter + (env['PATH'] ?? '') };
  const runIn = (folder: string, args: readonly string[], more: Record<string, string> = {}): boolean =>
    spawnSync(join(bin, 'node'), args, { cwd: folder, stdio: 'inherit', env: { ...ownEnv, ...more } }).status === 0;
  console.log(`Node ${version}`);
  const copy = copyProject();
  try {
    const passed =
      // Component tests are about the browser, and jsdom does not know the storage that the newest Node has of its own.
      runIn(root, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit']) &&
      runIn(copy.folder, ['tools/run.mjs', 'site/build/build.ts'], { MISBAHA_LANGUAGE: FIRST_LANGUAGE });
    return passed ? 0 : 1;
  } finally {
    copy.dispose();
  }
}
