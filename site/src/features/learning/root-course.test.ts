import { expect, test } from 'vitest';
import type { NormalizedRootFamilies, RootWordForm } from '../../../../packages/core/model.ts';
import { askableRootIds, courseRoot, nextNewRootIds, NEW_ROOTS_PER_SESSION } from './root-course.ts';

const form = (transliteration: string): RootWordForm => ({ script: 'naskh', arabic: 'x', transliteration, meaning: 'x' });
const word = (...forms: string[]): NormalizedRootFamilies['roots'][number]['words'][number] => ({
  arabic: 'x',
  transliteration: 'x',
  forms: forms.map(form),
});
const root = (letters: string, ...words: ReturnType<typeof word>[]): NormalizedRootFamilies['roots'][number] => ({
  letters,
  sense: 'x',
  name: 'x',
  count: 1,
  words,
  duas: [0],
  example: 0,
});
const families: NormalizedRootFamilies = {
  places: [{ path: '/prayer/bowing', title: 'Bowing' }],
  duas: [{ place: 0, id: 'glory', title: 'Glory' }],
  roots: ['غفر', 'رحم', 'حمد', 'سبح', 'علم', 'عظم', 'كرم'].map((letters) => root(letters, word('a', 'b', 'c', 'd'), word('e'))),
};
const learned = (id: string): { home: string; at: string; step: number } => ({ home: id, at: '', step: 0 });

test('new roots are the next of the list, a few at a time', () => {
  const { roots } = families;
  expect(nextNewRootIds(roots, [])).toEqual(['root:gh-f-r', 'root:r-hh-m', 'root:hh-m-d', 'root:s-b-hh', 'root:aa-l-m']);
  expect(nextNewRootIds(roots, [])).toHaveLength(NEW_ROOTS_PER_SESSION);
  expect(nextNewRootIds(roots, ['root:gh-f-r', 'root:hh-m-d'].map(learned))[0]).toBe('root:r-hh-m');
  expect(nextNewRootIds(roots.slice(0, 1), [learned('root:gh-f-r')])).toEqual([]);
});

test('a root is shown with a form of each word first, and with a dua', () => {
  const shown = courseRoot(families, 'root:gh-f-r');
  expect(shown?.forms.map(({ transliteration }) => transliteration)).toEqual(['a', 'e', 'b']);
  expect(shown?.permanentId).toBe('prayer/bowing#glory');
  expect(courseRoot(families, 'root:b-b-b')).toBeUndefined();
});

test('words of one sound and meaning are shown once', () => {
  const twice = { ...families, roots: [root('غفر', word('a', 'a', 'b'), word('a', 'c'))] };
  expect(courseRoot(twice, 'root:gh-f-r')?.forms.map(({ transliteration }) => transliteration)).toEqual(['a', 'b', 'c']);
});

test('a root that no dua shows is not asked for', () => {
  const [first, second] = ['غفر', 'رحم'].map((letters) => root(letters, word('a')));
  if (!first || !second) throw new Error('two roots are made above');
  const ids = askableRootIds([first, { ...second, count: 0 }]);
  expect([...ids]).toEqual(['root:gh-f-r']);
});
