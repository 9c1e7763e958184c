/** `ARCHITECTURE.md` lists every folder with one sentence, and every dependency once. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const LAYERS = ['packages', 'site', 'site/src', 'tools'];
/** Folders of which the document lists the subfolders instead. */
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

test('the document names every dependency once, and no other', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const [forBuildAndApp = '', forTests = ''] = document.split('## Dependencies')[1]?.split('What tests and checks need besides:') ?? [];
  const namedIn = (text: string): string[] => Array.from(text.matchAll(/`([^`]+)`/g), ([, name = '']) => name).toSorted();
  expect(namedIn(forBuildAndApp)).toEqual(Object.keys(dependencies).toSorted());
  expect(namedIn(forTests)).toEqual(Object.keys(devDependencies).toSorted());
});
