import { describe, expect, test } from 'vitest';
import { parseStoredMeanings } from '../../core/meanings.ts';
import { rootSlug } from '../../core/roots.ts';
import { projectLibrary } from '../test/project-library.ts';
import {
  wordMeaningsOfCategory,
  titleOrTranslationStart,
  rootSummaries,
  rootFamilies,
  rootName,
  transliterateLemma,
} from './root-families.ts';

const library = projectLibrary();
const families = rootFamilies(library);

describe('the roots of the project', () => {
  test('are sorted by the number of their duas, and each has a sense, words with forms, and a dua', () => {
    expect(families.roots).toHaveLength(library.roots?.roots.length ?? 0);
    const counts = families.roots.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    for (const { letters, sense, count, name, words, duas, example } of families.roots) {
      expect([letters, sense !== '', name.split('-').length]).toEqual([letters, true, letters.length]);
      expect([letters, duas.length, duas.includes(example)]).toEqual([letters, count, true]);
      for (const { arabic, transliteration, forms } of words) {
        expect([arabic, transliteration !== '', forms.length > 0]).toEqual([arabic, true, true]);
        for (const form of forms)
          expect([form.arabic, form.transliteration !== '', form.meaning !== '']).toEqual([form.arabic, true, true]);
      }
    }
  });

  test('have names of their own', () => {
    expect(new Set(families.roots.map(({ letters }) => rootSlug(letters))).size).toBe(families.roots.length);
  });

  test('show every form of the file, code point for code point', () => {
    const shown = families.roots.flatMap(({ words }) => words.flatMap(({ forms }) => forms.map(({ arabic }) => arabic)));
    const written = (library.roots?.lemmas ?? []).filter(({ root }) => root !== null).flatMap(({ forms }) => forms);
    expect(shown.toSorted()).toEqual(written.toSorted());
  });

  test('name duas by the page on which their text stands', () => {
    const permanentIds = families.duas.map(({ place, id }) => `${families.places[place]?.path.slice(1)}#${id}`);
    expect(permanentIds).toEqual(library.cards.filter(({ reuses }) => !reuses).map(({ card }) => card.permanentId));
  });
});

test('the meanings of a category go with the root of each word', () => {
  const { meanings, roots, families: own } = wordMeaningsOfCategory(library, 'prayer');
  const permanentId = 'prayer/ablution#shahada';
  const letters = parseStoredMeanings(roots[permanentId] ?? '').map((place) => (place === '' ? undefined : own[Number(place)]?.letters));
  expect(letters).toHaveLength(parseStoredMeanings(meanings[permanentId] ?? '').length);
  expect(letters.slice(0, 6)).toEqual(['شهد', undefined, undefined, 'أله', undefined, 'أله']);
  expect(own).toEqual(rootSummaries(library).filter(({ letters: one }) => own.some((other) => other.letters === one)));
});

test.each(['ghafara', 'raḥmah', 'rabb', 'ʿafw', 'hudā', 'muhtadin', 'islām'])('a dictionary form is transliterated as %s', (sound) => {
  const said = (library.roots?.lemmas ?? []).filter(({ root }) => root !== null).map(({ lemma }) => transliterateLemma(lemma));
  expect(said).toContain(sound);
});

test('a dua is called by its title, or else by the beginning of its translation', () => {
  expect(titleOrTranslationStart({ title: 'A', translation: 'B' })).toBe('A');
  expect(titleOrTranslationStart({ translation: 'All praise\nis for Allah.' })).toBe('All praise is for Allah.');
  expect(titleOrTranslationStart({ translation: `${'word '.repeat(13)}word, ${'word '.repeat(9)}` })).toBe(`${'word '.repeat(13)}word…`);
});

test.each([
  ['رحم', undefined, 'r-ḥ-m'],
  ['أمن', {}, 'ʾ-m-n'],
  ['هدي', { rootLetters: { ه: 'ہ', ي: 'ی' } }, 'ہ د ی'],
  ['غفر', { rootLetters: {} }, 'غ ف ر'],
])('titles name the root %s as the language does: %o', (letters, settings, name) => {
  expect(rootName(letters, settings)).toBe(name);
});
