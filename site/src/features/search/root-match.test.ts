import { afterEach, describe, expect, test, vi } from 'vitest';
import * as searchLanguage from '../../../../packages/core/messages/search-language.ts';
import type { SearchRoot } from '../../../../packages/core/search/model.ts';
import * as french from '../../../../packages/core/search/stemmers/french.ts';
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

describe('in another language words are compared by its own stems', () => {
  const FRENCH_ROOTS: readonly SearchRoot[] = [
    ['غفر', 'pardonner, couvrir', 'gh-f-r'],
    ['هدي', 'guider', 'h-d-y'],
    ['توب', 'revenir, se repentir', 't-w-b'],
  ];
  afterEach(() => void vi.restoreAllMocks());

  test.each([
    ['pardon', 'gh-f-r'],
    ['pardonnez', 'gh-f-r'],
    ['guide', 'h-d-y'],
    ['repentez', 't-w-b'],
  ])('"%s" finds %s', (query, slug) => {
    vi.spyOn(searchLanguage, 'stem').mockImplementation(french.stem);
    expect(matchRoots(FRENCH_ROOTS, query).roots.map(([, , named]) => named)).toEqual([slug]);
  });
});
