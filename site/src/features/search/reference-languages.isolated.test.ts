/** References as they are written in each language, read with the words of its `search.yaml`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { readSpecialSearchWords } from '../../../../packages/content/compiler/special-search-words.ts';
import { PROJECT_FOLDER } from '../../../../packages/content/test/project-library.ts';
import { foldWord, hasArabicLetters } from '../../../../packages/core/search/fold.ts';
import type * as ReferenceQuery from './reference-query.ts';

const NAMES = {
  collections: { bukhari: 'Sahih al-Bukhari', muslim: 'Sahih Muslim', abudawud: 'Sunan Abi Dawud' },
  surahs: { 2: 'Al-Baqarah,البقرة', 3: "Ali 'Imran,آل عمران", 18: 'Al-Kahf,الكهف' },
};
const URDU_NAMES = {
  collections: { bukhari: 'صحیح بخاری', muslim: 'صحیح مسلم', abudawud: 'سنن ابی داؤد' },
  surahs: NAMES.surahs,
};

/** What a hint quotes. */
const examplesIn = (hint: string): string[] => Array.from(hint.matchAll(/[“«]\s*(.+?)\s*[”»]/g), ([, example = '']) => example);

/** The exports of `search-language.ts` that references are read with. */
function referenceWordsOf(tag: string): object {
  const { empty, verse, number, surah, works, articles, spellings } = readSpecialSearchWords(PROJECT_FOLDER, tag);
  const pattern = (words: readonly string[]): string => [...new Set(words.map(foldWord))].join('|');
  return {
    STOP_WORDS: new Set(empty.map(foldWord)),
    VERSE: pattern(verse),
    NUMBER: pattern(number),
    SURAH: pattern(surah),
    WORKS: pattern(works),
    ARABIC_ARTICLES: pattern(articles),
    SPELLINGS: Object.entries(spellings).map(([sound, written]) => [new RegExp(pattern(written), 'g'), sound]),
  };
}

const CASES: [tag: string, names: ReferenceQuery.ReferenceNames, queries: [query: string, reference: string][]][] = [
  [
    'fr',
    NAMES,
    [
      ['Sourate 2, verset 255', 'quran:2:255'],
      ['Sourate n° 2, verset 255', 'quran:2:255'],
      ['(Sourate 2 : 255)', 'quran:2:255'],
      ['S. 2, v. 255', 'quran:2:255'],
      ['Al-Baqara, 2:255', 'quran:2:255'],
      ['Coran 2, 255', 'quran:2:255'],
      ['Coran 2/255', 'quran:2:255'],
      ['dans le Coran, 2 : 255', 'quran:2:255'],
      ['Sourate Al-Baqara (2), verset 255', 'quran:2:255'],
      ['Sourate Al-Baqara, verset 255', 'quran:2:255'],
      ['[Al-Baqara : 255]', 'quran:2:255'],
      ['Al Imran : 190-200', 'quran:3:190-200'],
      ['Coran 3:190 à 200', 'quran:3:190-200'],
      ['sourate 3 versets 190 à 200', 'quran:3:190-200'],
      ['(Boukhari n° 6312)', 'bukhari:6312'],
      ['Rapporté par Boukhari n° 6312', 'bukhari:6312'],
      ['verset 255 de la sourate Al-Baqara', 'quran:2:255'],
      ['سورة البقرة: 255', 'quran:2:255'],
    ],
  ],
  [
    'id',
    NAMES,
    [
      ['QS. Al-Baqarah [2]: 255', 'quran:2:255'],
      ['(QS. Al-Baqarah: 255)', 'quran:2:255'],
      ['Q.S. Al-Baqarah/2: 255', 'quran:2:255'],
      ['QS Al Baqarah ayat 255', 'quran:2:255'],
      ['surat Al Baqarah ayat 255', 'quran:2:255'],
      ['QS. Ali Imran: 190-200', 'quran:3:190-200'],
      ['Al-Qur’an 2:255', 'quran:2:255'],
      ['(HR. Bukhari no. 6312)', 'bukhari:6312'],
      ['Diriwayatkan oleh Bukhari no. 6312', 'bukhari:6312'],
      ['H.R. Muslim 2711', 'muslim:2711'],
      ['Ali Imran ayat 190 sampai 200', 'quran:3:190-200'],
      ['ayat 255 surat Al Baqarah', 'quran:2:255'],
      ['[البقرة: 255]', 'quran:2:255'],
    ],
  ],
  [
    'ur',
    URDU_NAMES,
    [
      ['البقرہ ۲:۲۵۵', 'quran:2:255'],
      ['(البقرہ: ۲۵۵)', 'quran:2:255'],
      ['القرآن 2:255', 'quran:2:255'],
      ['قرآن ۲:۲۵۵۔', 'quran:2:255'],
      ['سورۃ البقرہ، آیت 255', 'quran:2:255'],
      ['سورہ بقرہ آیت نمبر ۲۵۵', 'quran:2:255'],
      ['سورۂ بقرہ کی آیت 255', 'quran:2:255'],
      ['سورت نمبر 2 آیت نمبر 255', 'quran:2:255'],
      ['آل عمران: ۱۹۰-۲۰۰', 'quran:3:190-200'],
      ['سورہ آل عمران آیت ۱۹۰ تا ۲۰۰', 'quran:3:190-200'],
      ['آل عمران آیت 190 سے 200', 'quran:3:190-200'],
      ['Surah Baqarah ki ayat 255', 'quran:2:255'],
      ['(بخاری 6312)', 'bukhari:6312'],
      ['HR Bukhari 6312', 'bukhari:6312'],
      ['آیت نمبر 255 سورۃ البقرہ', 'quran:2:255'],
      ['صحیح مسلم ۲۷۱۳', 'muslim:2713'],
      ['ابو داؤد، حدیث نمبر 5068', 'abudawud:5068'],
    ],
  ],
];

describe.each(CASES)('in "%s"', (tag, names, cases) => {
  let references: typeof ReferenceQuery;
  beforeAll(async () => {
    vi.resetModules();
    vi.doMock('../../../../packages/core/messages/search-language.ts', () => referenceWordsOf(tag));
    references = await import('./reference-query.ts');
  });
  afterAll(() => {
    vi.doUnmock('../../../../packages/core/messages/search-language.ts');
    vi.resetModules();
  });

  test.each(cases)('%s is %s', (query, reference) => expect(references.unambiguousReference(query, names)).toBe(reference));

  test('the examples of the hint are understood, and one of them is in the letters of the language', () => {
    const { hintSource } = parse(readFileSync(join(PROJECT_FOLDER, 'content/languages', tag, 'interface/search.yaml'), 'utf8')) as {
      hintSource: string;
    };
    const examples = examplesIn(hintSource);
    expect(examples.map((example) => references.unambiguousReference(example, names))).toEqual(
      expect.arrayContaining(['bukhari:6312', 'quran:2:255']),
    );
    expect(examples.filter((example) => references.unambiguousReference(example, names) === undefined)).toEqual([]);
    expect(examples.some((example) => hasArabicLetters(example))).toBe(tag === 'ur');
  });

  test.each(['البقرة 255', 'سورة البقرة 255', 'سورۃ البقرہ 255', 'Al-Baqarah 255', '2 255'])('%s is the Throne Verse', (query) => {
    expect(references.parseReference(query, names)).toMatchObject({ kind: 'verse', surah: 2, from: 255, to: 255 });
  });
});
