/** The site built for a path other than the one in `build/`. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { cwd } from 'node:process';

const LEFT_OUT = new Set(['build', 'node_modules', '.git', 'test-results']);

/** The path below which `build/` expects to live, as its own nginx snippet says; undefined where nothing is built. */
function baseOfBuild(build: string): string | undefined {
  const snippet = join(build, 'nginx.conf');
  return existsSync(snippet) ? /^error_page 404 (.*)404\.html;$/m.exec(readFileSync(snippet, 'utf8'))?.[1] : undefined;
}

export interface Build {
  /** Absolute path of a folder like `build/`. */
  folder: string;
  /** Removes what was made for it. */
  dispose(): void;
}

/**
 * Gives a build for a base, made in a copy of the project where `build/` is for another one.
 * @param base with a slash at both ends
 * @throws Error where the build fails, with what it said
 */
export function builtFor(base: string): Build {
  const root = cwd();
  const present = join(root, 'build');
  if (baseOfBuild(present) === base) return { folder: present, dispose: () => undefined };
  const copy = mkdtempSync(join(tmpdir(), 'misbaha-base-'));
  const dispose = (): void => rmSync(copy, { recursive: true, force: true });
  cpSync(root, copy, { recursive: true, filter: (source) => !LEFT_OUT.has(relative(root, source)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: copy,
    env: { ...process.env, MISBAHA_BASE: base },
    encoding: 'utf8',
  });
  if (status !== 0) {
    dispose();
    throw new Error(`the build for ${base} failed: ${stdout}${stderr}`);
  }
  return { folder: join(copy, 'build'), dispose };
}
