/** The program in Python of `docs/data.md`, run as it is printed beside the database. Where there is no python3, it is skipped. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_FOLDER } from '../../content/test/project-library.ts';
import { writeData } from '../data.ts';
import { projectPublishedData } from '../test/project-data.ts';

const PROGRAM = /```py\n((?:(?!```).)*)```\n\n```text\n(.*?)```/gs;

test('the program in Python prints what docs/data.md promises', (context) => {
  context.skip(spawnSync('python3', ['-c', 'import sqlite3']).status !== 0, 'python3 with sqlite3 is not here, so its program was not run');
  const programs = [...readFileSync(join(PROJECT_FOLDER, 'docs/data.md'), 'utf8').matchAll(PROGRAM)];
  expect(programs).toHaveLength(1);
  const folder = mkdtempSync(join(tmpdir(), 'misbaha-python-'));
  try {
    writeData(projectPublishedData(), join(folder, 'data'));
    for (const [, program = '', promised] of programs) {
      const { stdout, stderr } = spawnSync('python3', ['-c', program], {
        cwd: join(folder, 'data'),
        encoding: 'utf8',
        env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
      });
      expect(stdout + stderr).toBe(promised);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
