import type { Fixture } from './fixture.ts';

export const fixtures: readonly Fixture[] = [
  { wrong: 'one name too few', files: {}, counts: { names: 99 }, says: '99 are pinned' },
  { wrong: 'one hadith too few', files: {}, counts: { hadith: 42 }, says: '42 are pinned' },
  { wrong: 'a page too many', files: {}, counts: { pages: { prayer: 1 } }, says: '2 pages' },
  {
    wrong: 'a menu entry too few',
    files: {},
    counts: { menus: { prayer: 3 } },
    says: 'menu entries',
    advises: 'line in the list of "prayer"',
  },
  {
    wrong: 'a card too few',
    files: {},
    counts: { cards: { 'prayer/bowing': [2, 3] } },
    says: '2 to 3 are pinned',
    advises: `write 'bowing 1' in the list of "prayer"`,
  },
  { wrong: 'a context page that is gone', files: {}, counts: { context: { reasons: 15 } }, says: 'sections' },
  { wrong: 'a category too few', files: {}, counts: { categories: 12 }, says: '12 are pinned' },
  {
    wrong: 'names out of order',
    files: {
      'quran.yaml': ['7:180', '59:24']
        .map((verse) => `"${verse}": ${'He is Allah and His are the names, '.repeat(4)}all of them.\n`)
        .join(''),
      'names.yaml': [
        'title: Names',
        'subtitle: Of Allah',
        'introduction: [One sentence.]',
        'verses: [{ quran: "59:24" }]',
        'narrations: [{ quran: "7:180" }]',
        'enumeration: { text: One sentence. }',
        'names:',
        '  - { number: 2, arabic: الرَّحْمَنُ, meaning: The All-Merciful }',
        '  - { number: 1, arabic: اللَّهُ, meaning: Allah }',
        '',
      ].join('\n'),
    },
    counts: { names: 2 },
    says: 'number 1 is expected',
  },
];
