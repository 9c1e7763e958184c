import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../test/project-library.ts';
import { projectSearchIndex } from '../test/project-search-index.ts';
import { searchIndexOf } from './search-index-of.ts';
import { surahNameInLatin } from './surah-name.ts';

const library = projectLibrary();
const collected = projectSearchIndex();
const paths = new Set(collected.pages.map(({ path }) => path));

describe('the texts that can be found', () => {
  test('every page of every menu is there once, under the category that it is written in', () => {
    const inCategories = [...paths].filter((path) => library.menus.has(path.split('/')[1] ?? '') && path.split('/').length === 3);
    expect(inCategories.toSorted()).toEqual([...library.pages.keys()].map((key) => `/${key}`).toSorted());
    expect(paths.size).toBe(collected.pages.length);
  });

  test('every card is there with its own address', () => {
    const places = new Set(collected.texts.flatMap((text) => text.places.map(({ page, id }) => `${collected.pages[page]?.path}#${id}`)));
    for (const { category, page, card } of library.cards) expect(places).toContain(`/${category}/${page}#${card.id}`);
  });

  test('the names, the forty hadith and the pages on the context of dua are there', () => {
    for (const path of ['/asma-ul-husna', '/forty-hadith/42', '/context-behind-dua/etiquettes', '/tasbih-counter'])
      expect(paths).toContain(path);
    const names = collected.texts.flatMap((text) => text.places).filter(({ id }) => /^name-\d+$/.test(id ?? ''));
    expect(new Set(names.map(({ id }) => id)).size).toBe(99);
  });

  test('the Arabic is the source’s, code point for code point', () => {
    const known = new Set(collected.texts.map(({ arabic }) => arabic));
    for (const { card } of library.cards) expect(known).toContain(card.arabic);
    for (const { arabic } of library.passages) expect(known).toContain(arabic);
  });

  test('a text is kept once, however many pages hold it', () => {
    const arabic = collected.texts.flatMap((text) => (text.arabic && text.translation ? [text.arabic + text.translation] : []));
    expect(new Set(arabic).size).toBe(arabic.length);
  });

  test('a verse stands first where the Qur’an alone is its source', () => {
    const verse = collected.texts.find(({ places }) => places.some(({ id }) => id === 'praise-for-a-sound-child'));
    expect(verse?.places.map(({ page }) => collected.pages[page]?.path)).toEqual([
      '/quranic-duas/surah-fatihah',
      '/daily-life/newborn-congratulation',
    ]);
    expect(verse?.places[1]?.refs).toContain('quran:1:2');
  });

  test('each cited work and surah has its name', () => {
    for (const ref of collected.texts.flatMap(({ places }) => places.flatMap(({ refs }) => refs ?? []))) {
      const [key = '', surah = ''] = ref.split(':');
      expect(key === 'quran' ? collected.surahs : collected.collections).toHaveProperty([key === 'quran' ? surah : key]);
    }
  });
});

test('the index is the same each time, so that its address changes only with the content', () => {
  expect(JSON.stringify(searchIndexOf(library))).toBe(JSON.stringify(collected));
});

test('a surah that there is not is refused', () => {
  expect(() => surahNameInLatin(115)).toThrow('no surah 115');
});
