import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MAX_NAME_LENGTH, MAX_LIST_ITEMS, parseListRecord, parseRepetitions, tidyName } from './list-record.ts';

const ID = '7f1c2b9e-0c55-4c38-9d0e-0a4f6a3d2b11';
const LIST = {
  id: ID,
  name: 'Morning',
  items: [{ id: 'prayer/ablution#bismillah' }, { id: 'daily-life/rain#allahumma-sayyiban', count: 33 }],
  changed: '2026-11-24T04:00:00.000Z',
};

it('reads a list and what is left of a deleted one', () => {
  expect(parseListRecord(LIST)).toEqual(LIST);
  expect(parseListRecord({ id: ID, deleted: true, changed: LIST.changed })).toEqual({ id: ID, deleted: true, changed: LIST.changed });
});

it('drops unknown fields, the second of two equal duas, and an invalid count', () => {
  const items = [...LIST.items, { ...LIST.items[0], count: 3 }, { id: 'a/b#c', count: 1001 }, { id: 'a/b#d', count: 1, note: 'x' }];
  expect(parseListRecord({ ...LIST, changed: '2026-11-24T05:00+01:00', colour: 'red', items })).toEqual({
    ...LIST,
    items: [...LIST.items, { id: 'a/b#c' }, { id: 'a/b#d' }],
  });
});

it('a change dated at an impossible time counts as older than any other change', () => {
  for (const changed of ['+275760-09-13T00:00:00.000Z', '+010000-01-01T00:00:00.000Z', '-000001-01-01T00:00:00.000Z'])
    expect(parseListRecord({ ...LIST, changed })).toEqual({ ...LIST, changed: '1970-01-01T00:00:00.000Z' });
});

it.each([
  ['null', null],
  ['a number', 7],
  ['an id that is no UUID', { ...LIST, id: 'x' }],
  ['no name', { ...LIST, name: undefined }],
  ['a name of spaces', { ...LIST, name: ' \n ' }],
  ['no time', { ...LIST, changed: 'yesterday' }],
  ['no items', { ...LIST, items: undefined }],
  ['an item that is no dua', { ...LIST, items: ['<script>'] }],
  ['an id that is none of a dua', { ...LIST, items: [{ id: 'javascript:alert(1)' }] }],
  ['more items than a list holds', { ...LIST, items: Array.from({ length: MAX_LIST_ITEMS + 1 }, (_, at) => ({ id: `a/b#c${at}` })) }],
])('%s is no list', (_, value) => {
  expect(parseListRecord(value)).toBeUndefined();
});

it.each([
  ['  My \n morning ', 'My morning'],
  ['a\u{202E}b', 'a b'],
  ['می\u{200C}خوانم', 'می\u{200C}خوانم'],
  ['\u{200B}', ''],
  [' \u{200C}\u{FEFF} \u{2060} ', ''],
  ['x'.repeat(MAX_NAME_LENGTH + 10), 'x'.repeat(MAX_NAME_LENGTH)],
  [`${'x'.repeat(MAX_NAME_LENGTH - 1)}🌙`, 'x'.repeat(MAX_NAME_LENGTH - 1)],
])('the name %j is kept as %j', (name, tidy) => {
  expect(tidyName(name)).toBe(tidy);
});

it('a list of an earlier version with an invisible name is still read', () => {
  expect(parseListRecord({ ...LIST, name: '\u{200B}' })).toEqual({ ...LIST, name: '\u{200B}' });
});

it('every page title in every language fits whole as the name of a list', () => {
  const folder = 'content/languages';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /^[^/]+\/texts\/.+\.yaml$/.test(file));
  const titles = files.flatMap((file) => /^title: (.+)$/m.exec(readFileSync(`${folder}/${file}`, 'utf8'))?.[1] ?? []);
  expect(titles.length).toBeGreaterThan(900);
  expect(titles.filter((title) => tidyName(title) !== title)).toEqual([]);
});

it.each([
  [1, undefined],
  [0, undefined],
  [-3, undefined],
  [2.5, undefined],
  [Number.NaN, undefined],
  ['7', undefined],
  [2, 2],
  [1000, 1000],
  [1001, undefined],
])('only whole numbers from 2 to 1000 are read as repetitions: %j', (value, times) => {
  expect(parseRepetitions(value)).toBe(times);
});
