import { expect, test } from 'vitest';
import type { SearchRoot } from '../../../../packages/core/search/model.ts';
import { matchRoots } from './root-match.ts';

const ROOTS: readonly SearchRoot[] = [
  ['غفر', 'to forgive, to cover', 'gh-f-r'],
  ['رحم', 'mercy, tenderness', 'r-hh-m'],
  ['سأل', 'to ask', 's-a-l'],
  ['رعب', 'terror', 'r-aa-b'],
  ['عفو', 'to pardon, to forgive', 'aa-f-w'],
];
const found = (query: string): string[] => matchRoots(ROOTS, query).roots.map(([letters]) => letters);

test.each([
  ['غفر', ['غفر']],
  ['غ ف ر', ['غفر']],
  ['سال', ['سأل']],
  ['gh-f-r', ['غفر']],
  ['r ḥ m', ['رحم']],
  ['r-hh-m', ['رحم']],
  ['forgiveness', ['غفر', 'عفو']],
  ['mercy', ['رحم']],
  ['rab', []],
  ['forgive my parents and me', []],
  ['الحمد', []],
])('"%s" names %j', (query, roots) => expect(found(query)).toEqual(roots));

test.each([
  ['غ ف ر', true],
  ['gh-f-r', true],
  ['forgiveness', false],
])('"%s" is the letters of a root: %s', (query, areNamed) => expect(matchRoots(ROOTS, query).areNamed).toBe(areNamed));
