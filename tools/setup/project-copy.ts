/** Copies the project, so that a build there does not touch this project's `build/`. */
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { cwd } from 'node:process';

const NOT_COPIED_PATHS = new Set(['build', '.git', 'test-results']);

export interface ProjectCopy {
  /** Absolute path. */
  folder: string;
  dispose: () => void;
}

/**
 * Copies the project without build output. Its `node_modules` is linked; those of `bench/` and `site/test/engines/` are
 * left out.
 * @param linked folders of the project that are linked too, since they are only read
 */
export function copyProject(linked: readonly string[] = []): ProjectCopy {
  const root = cwd();
  const folder = mkdtempSync(join(tmpdir(), 'misbaha-copy-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (source) =>
      basename(source) !== 'node_modules' && !NOT_COPIED_PATHS.has(relative(root, source)) && !linked.includes(relative(root, source)),
  });
  for (const name of ['node_modules', ...linked]) symlinkSync(join(root, name), join(folder, name));
  return { folder, dispose: () => rmSync(folder, { recursive: true, force: true }) };
}
