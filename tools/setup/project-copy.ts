/** A copy of the project in which a build leaves this one's `build/` alone. */
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { cwd } from 'node:process';

const LEFT_OUT = new Set(['build', '.git', 'test-results']);

export interface ProjectCopy {
  /** Absolute path. */
  folder: string;
  dispose: () => void;
}

/** Copies the project, without what it builds; its packages are linked, those of `bench/` and `site/test/engines/` left out. */
export function copyProject(): ProjectCopy {
  const root = cwd();
  const folder = mkdtempSync(join(tmpdir(), 'misbaha-copy-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => basename(source) !== 'node_modules' && !LEFT_OUT.has(relative(root, source)),
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, dispose: () => rmSync(folder, { recursive: true, force: true }) };
}
