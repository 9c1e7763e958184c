import { ablutionFixtureFiles, cardYaml, type FaultyContent, countsFixtureFiles, VERSE_TRANSLATIONS_FILE } from '../test/fixture.ts';

const withPrayerCounts = (wanted: object): FaultyContent['files'] => countsFixtureFiles({ categories: { prayer: wanted } });

export const faultyContents: readonly FaultyContent[] = [
  { wrong: 'one name too few', files: countsFixtureFiles({ names: 99 }), says: 'names: 0, but 99 specified' },
  { wrong: 'one hadith too few', files: countsFixtureFiles({ hadith: 42 }), says: 'hadith: 0, but 42 specified' },
  { wrong: 'a menu entry too few', files: withPrayerCounts({ entries: 3, pages: {} }), says: 'entries: 2, but 3 specified' },
  { wrong: 'a page that is gone', files: withPrayerCounts({ pages: { prostrating: '1+' } }), says: 'the page "prostrating" is specified' },
  {
    wrong: 'a card too few',
    files: withPrayerCounts({ pages: { bowing: '2-3' } }),
    says: 'prayer/bowing has 1 card; 2 to 3 are specified',
  },
  {
    wrong: 'a page without enough cards',
    files: withPrayerCounts({ pages: { bowing: '2+' } }),
    says: 'prayer/bowing has 1 card; at least 2 are specified',
  },
  {
    wrong: 'a card too many',
    files: {
      ...ablutionFixtureFiles(cardYaml({}), '  - use: prayer/bowing#glory\n    repeat: 3\n    instruction: Say it three times.\n'),
      ...withPrayerCounts({ pages: { ablution: 1 } }),
    },
    says: 'prayer/ablution has 2 cards; 1 is specified',
  },
  { wrong: 'a context page that is gone', files: countsFixtureFiles({ context: { reasons: 15 } }), says: 'sections: 0, but 15 specified' },
  { wrong: 'a category that is gone', files: countsFixtureFiles({ categories: { travel: { pages: {} } } }), says: '"travel" is specified' },
  { wrong: 'no file of specified counts', files: { 'specified-counts.yaml': null }, says: 'the file is missing' },
  {
    wrong: 'names out of order',
    files: {
      ...countsFixtureFiles({ names: 2 }),
      [VERSE_TRANSLATIONS_FILE]: ['7:180', '59:24']
        .map((verse) => `"${verse}": ${'He is Allah and His are the names, '.repeat(4)}all of them.\n`)
        .join(''),
      'names.yaml': [
        'title: Names',
        'subtitle: Of Allah',
        'introduction: [One sentence.]',
        'verses: [{ id: verse, quran: "59:24" }]',
        'narrations: [{ id: narration, quran: "7:180" }]',
        'enumeration: { text: One sentence. }',
        'names:',
        '  - { number: 2, arabic: الرَّحْمَنُ, meaning: The All-Merciful }',
        '  - { number: 1, arabic: اللَّهُ, meaning: Allah }',
        '',
      ].join('\n'),
    },
    says: 'number 1 is expected',
  },
];
