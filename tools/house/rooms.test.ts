/** Every room of the project stands in `ARCHITECTURE.md` with one sentence on what belongs in it, and no room that is gone does. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const LAYERS = ['src', 'text', 'tools'];
const ROW = /^\| `((?:src|text|tools)\/[^`]+)\/` +\| (.+?) +\|$/gm;

const document = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
const listed = Array.from(document.matchAll(ROW), ([, room = '', sentence = '']) => ({ room, sentence }));

const foldersOf = (layer: string): string[] =>
  readdirSync(join(root, layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${layer}/${name}`);

test('the rooms of the document are the rooms of the project, in order', () => {
  expect(listed.map(({ room }) => room)).toEqual(LAYERS.flatMap((layer) => foldersOf(layer).toSorted()));
});

test.each(listed)('$room has one sentence', ({ sentence }) => {
  expect(sentence).toMatch(/^[^.]+(\.\w[^.]*)*[.?]$/);
});
