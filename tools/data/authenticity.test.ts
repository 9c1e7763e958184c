import { describe, expect, test } from 'vitest';
import type { Card, Category, FortyHadith, Names, Text } from '../../text/data/model.ts';
import type { Grade } from '../../text/model.ts';
import { projectLibrary } from '../compiler/project-library.ts';
import { authenticityOf, publishedGrades } from './authenticity.ts';
import { textOf } from './make-data.ts';
import { projectData } from './project-data.ts';

const library = projectLibrary();
const data = projectData();
const read = (path: string): unknown => JSON.parse(textOf(data, path));
const categories = library.categories.map(({ slug }) => read(`categories/${slug}.json`) as Category);
const cards: Card[] = categories.flatMap(({ pages }) => pages.flatMap((page) => page.cards));
const passages = categories.flatMap(({ pages }) =>
  pages.flatMap(({ sections = [] }) =>
    sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'passage' ? block : []))),
  ),
);
const texts: Text[] = [
  ...cards,
  ...passages,
  ...(read('forty-hadith.json') as FortyHadith).hadith,
  ...(read('names.json') as Names).passages,
];

const { collections } = library;
const of = (references: string[], ...verdicts: string[]): string => {
  const grades: Grade[] = verdicts.map((verdict) => ({ verdict, by: 'al-Albani' }));
  return authenticityOf({ id: 'a/b#c', script: 'naskh', references: references.map((id) => ({ id })), grades }, collections).authenticity;
};

describe('the authenticity of a text', () => {
  test.each([
    ['sahih', ['bukhari:1'], []],
    ['sahih', ['tirmidhi:1', 'muslim:1'], []],
    ['sahih', ['tirmidhi:1'], ['Sahih (chain)']],
    ['sahih', ['tirmidhi:1'], ['Sahih li-ghayrihi', 'Hasan']],
    ['hasan', ['tirmidhi:1'], ['Hasan Sahih']],
    ['hasan', ['tirmidhi:1'], ['Good (chain)', 'Sahih']],
    ['disputed', ['tirmidhi:1'], ['Sahih', 'Weak']],
    ['disputed', ['tirmidhi:1'], ['Hasan', 'Hasan', 'Weak (chain)']],
    ['weak', ['tirmidhi:1'], ['Weak', 'Sahih']],
    ['reported', ['tirmidhi:1'], ['Saying of an-Nawawi']],
  ])('is %s for %j with %j', (authenticity, references, verdicts) => {
    expect(of(references, ...verdicts)).toBe(authenticity);
  });

  test('is an error where nothing tells, or where a verdict has no level', () => {
    expect(() => of(['tirmidhi:1'])).toThrow('a/b#c: no verdict tells how sound it is');
    expect(() => of(['tirmidhi:1'], 'Doubtful')).toThrow('"Doubtful" is no known verdict');
    expect(() => publishedGrades([{ verdict: 'Doubtful', by: 'x' }])).toThrow('"Doubtful" is no known verdict');
  });

  test('of verses is theirs, and what narrations tell of them stands apart', () => {
    const verses = { id: 'a/b#c', script: 'quran' as const, references: [{ id: 'quran:2:255' }] };
    expect(authenticityOf(verses, collections)).toEqual({ authenticity: 'quran' });
    const told = { ...verses, references: [...verses.references, { id: 'hakim:2064' }], grades: [{ verdict: 'Weak', by: 'x' }] };
    expect(authenticityOf(told, collections)).toEqual({ authenticity: 'quran', practice: 'weak' });
  });
});

describe('what the data publish', () => {
  test('every text has it', () => {
    const found = new Set(texts.map(({ authenticity }) => authenticity));
    expect([...found].toSorted()).toEqual(['disputed', 'hasan', 'quran', 'reported', 'sahih', 'weak']);
    expect(texts.filter(({ script, authenticity }) => (script === 'quran') !== (authenticity === 'quran'))).toEqual([]);
  });

  test('every text that is weak says so in its note or subtitle, as c23 asks', () => {
    const silent = cards.filter(({ authenticity, note, subtitle }) => authenticity === 'weak' && !/\bweak/i.test(`${note} ${subtitle}`));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('no verdict stands beside verses without the narration that it is on', () => {
    const beside = texts.filter(({ script, grades }) => script === 'quran' && grades);
    expect(beside.length).toBeGreaterThan(16);
    for (const { id, grades = [], references } of beside) {
      for (const grade of grades)
        expect([id, references.map((reference) => reference.id)]).toEqual([id, expect.arrayContaining([grade.of])]);
    }
  });

  test('every record has its language and licences: Arabic of verses is under another one than ours', () => {
    for (const { script, language, licence } of texts) {
      expect([language, licence]).toEqual(['en', { arabic: script === 'quran' ? 'CC-BY-SA-4.0' : 'public-domain', other: 'CC-BY-4.0' }]);
    }
    const withArabic = (value: unknown): object[] =>
      typeof value !== 'object' || value === null
        ? []
        : [
            ...('arabic' in value && 'transliteration' in value ? [value] : []),
            ...Object.values(value as Record<string, unknown>).flatMap(withArabic),
          ];
    const records = data.files
      .filter(({ path }) => /^(?:categories\/|names|forty|context|tasbih)/.test(path))
      .flatMap(({ path }) => withArabic(read(path)));
    expect(records.length).toBeGreaterThan(700);
    expect(records.filter((record) => !('licence' in record && 'language' in record))).toEqual([]);
    expect(read('quran/arabic/1.json')).toMatchObject({ licence: { arabic: 'CC-BY-SA-4.0' } });
    expect(read('quran/transliteration/1.json')).toMatchObject({ licence: { other: 'CC-BY-4.0' } });
  });

  test('a card that repeats another has its Arabic, words, sound and English', () => {
    const byId = new Map(cards.map((card) => [card.id, card]));
    const repeating = cards.filter(({ use }) => use !== undefined);
    expect(repeating.length).toBeGreaterThan(100);
    for (const { use = '', arabic, words, transliteration, translation } of repeating) {
      expect({ arabic, words, transliteration, translation }).toEqual({
        arabic: byId.get(use)?.arabic,
        words: byId.get(use)?.words,
        transliteration: byId.get(use)?.transliteration,
        translation: byId.get(use)?.translation,
      });
    }
  });
});
