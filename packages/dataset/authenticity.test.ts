import { describe, expect, test } from 'vitest';
import type { Card, Category, FortyHadith, Names, Text } from './model/types.ts';
import type { Grade } from '../core/model.ts';
import type { VerdictId } from '../core/verdicts.ts';
import { projectLibrary } from '../content/test/project-library.ts';
import { authenticityOf } from './authenticity.ts';
import { textOfDataFile } from './make-data.ts';
import { projectPublishedData } from './test/project-data.ts';

const library = projectLibrary();
const data = projectPublishedData();
const read = (path: string): unknown => JSON.parse(textOfDataFile(data, path));
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
const of = (references: string[], ...verdicts: VerdictId[]): string => {
  const grades: Grade[] = verdicts.map((id) => ({ id, verdict: id, by: 'al-Albani' }));
  return authenticityOf({ id: 'a/b#c', script: 'naskh', references: references.map((id) => ({ id })), grades }, collections).authenticity;
};

describe('the authenticity of a text', () => {
  test.each<[string, string[], VerdictId[]]>([
    ['sahih', ['bukhari:1'], []],
    ['sahih', ['tirmidhi:1', 'muslim:1'], []],
    ['sahih', ['tirmidhi:1'], ['sahih-chain']],
    ['sahih', ['tirmidhi:1'], ['sahih-li-ghayrihi', 'hasan']],
    ['hasan', ['tirmidhi:1'], ['hasan-sahih']],
    ['hasan', ['tirmidhi:1'], ['jayyid-chain', 'sahih']],
    ['disputed', ['tirmidhi:1'], ['sahih', 'daif']],
    ['disputed', ['tirmidhi:1'], ['hasan', 'hasan', 'daif-chain']],
    ['weak', ['tirmidhi:1'], ['daif', 'sahih']],
    ['reported', ['tirmidhi:1'], ['saying']],
  ])('is %s for the references %j and the verdicts %j', (authenticity, references, verdicts) => {
    expect(of(references, ...verdicts)).toBe(authenticity);
  });

  test('is an error where neither a collection nor a verdict determines it', () => {
    expect(() => of(['tirmidhi:1'])).toThrow('a/b#c: no verdict tells how sound it is');
  });

  test('of verses is "quran"; the verdict on a narration about them is published apart, as "practice"', () => {
    const verses = { id: 'a/b#c', script: 'quran' as const, references: [{ id: 'quran:2:255' }] };
    expect(authenticityOf(verses, collections)).toEqual({ authenticity: 'quran' });
    const told = {
      ...verses,
      references: [...verses.references, { id: 'hakim:2064' }],
      grades: [{ id: 'daif' as const, verdict: 'Weak', after: 'weak for {scholars}', by: 'x' }],
    };
    expect(authenticityOf(told, collections)).toEqual({ authenticity: 'quran', practice: 'weak' });
  });
});

describe('what the data publish', () => {
  test('every text has an authenticity, which is "quran" for verses and for no other text', () => {
    const found = new Set(texts.map(({ authenticity }) => authenticity));
    expect([...found].toSorted()).toEqual(['disputed', 'hasan', 'quran', 'reported', 'sahih', 'weak']);
    expect(texts.filter(({ script, authenticity }) => (script === 'quran') !== (authenticity === 'quran'))).toEqual([]);
  });

  test('every weak card says so in its note or subtitle, as rule c23-grades asks', () => {
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

  test('every record has its language and licences; the Arabic of verses is CC BY-SA 4.0, other Arabic public domain', () => {
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

  test('a card that repeats another has its Arabic, words, transliteration and English', () => {
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
