/** Runs the examples of a README: each code block that is followed by a block with its output. */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const EXAMPLE_PATTERN = /```js\n((?:(?!```).)*)```\n\n```text\n(.*?)```/gs;

export interface ExampleRun {
  code: string;
  /** The output that the README shows. */
  promised: string;
  /** What it printed, errors included. */
  printed: string;
}

/**
 * @param folder where the examples are run
 * @param written where their files are written
 */
export function runExamples(readme: string, folder: string, written = folder): ExampleRun[] {
  return Array.from(readme.matchAll(EXAMPLE_PATTERN), ([, code = '', promised = '']) => {
    const file = join(written, 'readme-example.mjs');
    writeFileSync(file, code);
    try {
      const { stdout, stderr } = spawnSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' });
      return { code, promised, printed: stdout + stderr };
    } finally {
      rmSync(file);
    }
  });
}
