/** Runs the examples of a README: each block of code that a block of its output follows. */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const EXAMPLE = /```js\n((?:(?!```).)*)```\n\n```text\n(.*?)```/gs;

export interface Example {
  code: string;
  /** What the README says that it prints. */
  promised: string;
  /** What it prints, with what it complains of. */
  printed: string;
}

/** @param folder where the examples are run */
export function runExamples(readme: string, folder: string): Example[] {
  return Array.from(readme.matchAll(EXAMPLE), ([, code = '', promised = '']) => {
    const file = join(folder, 'readme-example.mjs');
    writeFileSync(file, code);
    try {
      const { stdout, stderr } = spawnSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' });
      return { code, promised, printed: stdout + stderr };
    } finally {
      rmSync(file);
    }
  });
}
