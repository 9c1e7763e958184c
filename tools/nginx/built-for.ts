/** The site built for a path other than the one in `build/`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { copyProject } from '../setup/project-copy.ts';

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
  const present = join(cwd(), 'build');
  if (baseOfBuild(present) === base) return { folder: present, dispose: () => undefined };
  const { folder: copy, dispose } = copyProject();
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
