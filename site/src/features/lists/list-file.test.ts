import { expect, it } from 'vitest';
import { fileNameOf, listFileText, readListFile } from './list-file.ts';

const LIST = { name: 'Morning', items: [{ id: 'prayer/ablution#bismillah' }, { id: 'a/b#c', count: 33 }] };
const fileOf = (fields: object): string => JSON.stringify({ format: 'misbaha-list', version: 1, ...LIST, ...fields });

it('reads what it has written, and drops what it does not know', () => {
  expect(readListFile(listFileText(LIST))).toEqual(LIST);
  expect(readListFile(fileOf({ made: 'x' }))).toEqual(LIST);
});

it.each([
  ['no JSON', '{', 'or a part of it is missing'],
  ['an empty file', '', 'or a part of it is missing'],
  ['half of a file', listFileText(LIST).slice(0, 100), 'or a part of it is missing'],
  ['null', 'null', 'not a list file'],
  ['a file of something else', fileOf({ format: 'x' }), 'not a list file'],
  ['a copy of all that is kept', JSON.stringify({ format: 'misbaha-saved', version: 1, duas: [] }), 'a copy of all that you keep'],
  ['half of a copy', '{"format":"misbaha-saved","version":1,"du', 'a copy of all that you keep'],
  ['a newer version', fileOf({ version: 2 }), 'newer version'],
  ['no version', fileOf({ version: undefined }), 'damaged'],
  ['no items', fileOf({ items: undefined }), 'damaged'],
  ['an item that is none', fileOf({ items: [{ id: '<script>' }] }), 'damaged'],
  ['a name that is none', fileOf({ name: 7 }), 'damaged'],
])('%s is refused with a sentence', (_, text, message) => {
  expect(() => readListFile(text)).toThrow(message);
});

it.each([
  ['My morning', 'My-morning.misbaha.json'],
  ['ورد الصباح', 'ورد-الصباح.misbaha.json'],
  ['../?*', 'list.misbaha.json'],
])('the file of %j is %s', (name, file) => {
  expect(fileNameOf(name)).toBe(file);
});
