/**
 * Runs the unit tests and a build of one language on the newest Node, whichever Node runs this: `npm run
 * test:newest-node`; on another version: `npm run test:newest-node -- 22.22.0`. Node comes as an npm package and is
 * cached in `node_modules/.cache`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { arch, cwd, env, platform } from 'node:process';
import { FIRST_LANGUAGE } from '../../site.config.ts';
import { copyProject } from './project-copy.ts';

/** Update it when a newer Node is released, and run the command: `.ci/run` does not. */
const NEWEST_NODE_VERSION = '26.10.0';

/** npm package with Node for this platform. The package `node` needs an install script, which npm may refuse to run. */
const NODE_PACKAGE = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;

/** Installs Node, unless it is cached. @returns the folder of its binary @throws Error where npm cannot install it */
function ensureNodeBinFolder(root: string, version: string): string {
  const folder = join(root, 'node_modules/.cache', `node-${version}`);
  const bin = join(folder, 'node_modules', NODE_PACKAGE, 'bin');
  if (existsSync(bin)) return bin;
  mkdirSync(folder, { recursive: true });
  spawnSync('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${NODE_PACKAGE}@${version}`], {
    stdio: 'inherit',
  });
  if (!existsSync(bin)) throw new Error(`npm did not bring ${NODE_PACKAGE} ${version}; is the registry in reach?`);
  return bin;
}

/** @returns exit code: 1 where a test or the build failed */
export async function main([version = NEWEST_NODE_VERSION]: readonly string[]): Promise<number> {
  const root = cwd();
  const bin = ensureNodeBinFolder(root, version);
  const ownEnv = { ...env, PATH: bin + delimiter + (env['PATH'] ?? '') };
  const runIn = (folder: string, args: readonly string[], more: Record<string, string> = {}): boolean =>
    spawnSync(join(bin, 'node'), args, { cwd: folder, stdio: 'inherit', env: { ...ownEnv, ...more } }).status === 0;
  console.log(`Node ${version}`);
  const copy = copyProject();
  try {
    const passed =
      // Not the component tests: they are about the browser, and jsdom conflicts with the newest Node's own
      // localStorage. Nor the tests of the reference corpus, where the corpus's own tool does the work.
      runIn(root, [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'unit',
        '--project',
        'isolated',
        '--exclude',
        'packages/content/corpus/**',
      ]) && runIn(copy.folder, ['tools/run.mjs', 'site/build/build.ts'], { MISBAHA_LANGUAGE: FIRST_LANGUAGE });
    return passed ? 0 : 1;
  } finally {
    copy.dispose();
  }
}
