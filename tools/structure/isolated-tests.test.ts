/** Test files that replace modules or load them anew run isolated: other files of a worker share its modules. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

test('a test file that replaces modules or loads them anew is named *.isolated.test.ts', () => {
  const files = ['packages', 'site', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const changing = files.filter(
    (file) => /\.test\.tsx?$/.test(file) && /\bvi\.(?:mock|doMock|resetModules)\(['"a-z)]/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(changing.filter((file) => !file.endsWith('.isolated.test.ts'))).toEqual([]);
  expect(changing.length).toBeGreaterThan(0);
});
