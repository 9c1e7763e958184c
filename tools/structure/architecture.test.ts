/** `ARCHITECTURE.md` lists every folder with one sentence, and every dependency with one line. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const LAYERS = ['packages', 'site', 'site/src', 'tools'];
/** Their own folders are listed instead. */
const SPLIT = new Set(['site/src']);

const document = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
const listed = Array.from(
  document.matchAll(/^\| `((?:packages|site|tools)\/[^`]+)\/` +\| (.+?) +\|$/gm),
  ([, folder = '', sentence = '']) => ({
    folder,
    sentence,
  }),
);

const foldersOf = (layer: string): string[] =>
  readdirSync(join(root, layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${layer}/${name}`)
    .filter((folder) => !SPLIT.has(folder));

test('the document lists the folders of the project', () => {
  expect(listed.map(({ folder }) => folder).toSorted()).toEqual(LAYERS.flatMap(foldersOf).toSorted());
});

test.each(listed)('$folder has one sentence', ({ sentence }) => {
  expect(sentence).toMatch(/^[^.]+(\.\w[^.]*)*[.?]$/);
});

test('the document explains every dependency in one line, and no other', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const explained = Array.from(document.matchAll(/^- `([^`]+)`: \S.*\.$/gm), ([, name]) => name);
  expect(explained).toEqual([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
});
