import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchContent } from '../../../../packages/core/search/model.ts';
import { type NeedsIndex, indexNeeds } from '../../../../packages/core/search/needs.ts';
import { matchPagesByNeeds } from './need-match.ts';
import { packWishTerms } from '../../../../packages/core/search/wishes.ts';

const TEXTS: SearchContent = {
  pages: [
    { path: '/a/exam', title: 'When Something Becomes Difficult', needs: ['exam', 'job interview', 'make it easy'] },
    { path: '/a/debt', title: 'Settling a Debt', needs: ['debt', 'mortgage', 'anxiety'] },
    { path: '/a/sorrow', title: 'In Anxiety and Sorrow', needs: ['anxiety', 'failed exam', 'someone died', 'دعاء الهم'] },
    { path: '/a/home', title: 'For a Joyous Household', needs: ['rabbana hab lana min azwajina'] },
  ],
  texts: [{ translation: 'Peace', places: [{ page: 3, id: 'peace', needs: ['stress'] }] }],
  collections: {},
  surahs: {},
  roots: [],
  comfort: [],
  wishes: packWishTerms(new Map()),
};

let index: NeedsIndex;
beforeAll(async () => {
  index = await indexNeeds(TEXTS, () => Promise.resolve());
});

const bestOf = (query: string, isKnown = false): string[] =>
  [...matchPagesByNeeds(index, query, () => isKnown).pages]
    .toSorted(([, a], [, b]) => b.score - a.score)
    .map(([page]) => TEXTS.pages[page]?.path ?? '');

describe('what comes first', () => {
  test.each([
    ['exam', '/a/exam'],
    ['dua for exams', '/a/exam'],
    ['i failed my exam', '/a/sorrow'],
    ['interviews', '/a/exam'],
    ['exmas', '/a/exam'],
    ['anxeity', '/a/sorrow'],
    ['a parent has died', '/a/sorrow'],
    ['stressed', '/a/home'],
    ['rabbana hablana', '/a/home'],
    ['الهم', '/a/sorrow'],
    ['anxiety about my mortgage', '/a/debt'],
  ])('%s: %s', (query, path) => {
    expect(bestOf(query)[0]).toBe(path);
  });
});

test('a word that stands in some text is not taken for a slip of the hand', () => {
  expect(bestOf('debp')).toEqual(['/a/debt']);
  expect(bestOf('debp', true)).toEqual([]);
});

test('the result names the needs that match, the best one first', () => {
  expect(matchPagesByNeeds(index, 'failed exam', () => false).pages.get(2)?.needs[0]?.text).toBe('failed exam');
});

test('an unknown word matches no need', () => {
  expect(matchPagesByNeeds(index, 'zzyzx', () => false)).toEqual({ pages: new Map(), understood: false });
});
