import {
  cardYaml,
  ablutionFixtureFiles,
  VERSE_TRANSLATIONS_FILE,
  meaningsFixtureFiles,
  WORD_MEANINGS_FILE,
  type FaultyContent,
} from '../test/fixture.ts';

export const faultyContents: readonly FaultyContent[] = [
  { wrong: 'a word without a meaning', files: meaningsFixtureFiles({ أَحْيَانَا: undefined }), says: 'no meaning for 4 أَحْيَانَا' },
  {
    wrong: 'a word whose vowel changed',
    files: { ...meaningsFixtureFiles({}), ...ablutionFixtureFiles(cardYaml({ arabic: 'الْحَمْدُ لِلَّهِ الَّذِي أَحْيَانِي' })) },
    says: 'no text takes the meaning of أَحْيَانَا',
  },
  {
    wrong: 'a verse without meanings',
    files: {
      ...meaningsFixtureFiles({}),
      ...ablutionFixtureFiles(cardYaml({}), '  - id: one\n    quran: 112:1\n'),
      [VERSE_TRANSLATIONS_FILE]: '"112:1": Say, "He is Allah the One."\n',
    },
    says: '#one: no meaning for 1',
  },
  { wrong: 'a meaning that no text uses', files: meaningsFixtureFiles({ نُورٌ: 'light' }), says: 'no text takes the meaning of نُورٌ' },
  {
    wrong: 'a meaning for a word that stands elsewhere',
    files: meaningsFixtureFiles({}, '2 الَّذِي: He who'),
    says: 'has no الَّذِي as its word no. 2',
  },
  { wrong: 'a meaning here that the word has everywhere', files: meaningsFixtureFiles({}, '3 الَّذِي: who'), says: 'means "who" everywhere' },
  {
    wrong: 'a meaning of seven words',
    files: meaningsFixtureFiles({ أَحْيَانَا: 'has given us life again and again' }),
    says: '7 words',
    advises: 'fewer words',
  },
  {
    wrong: 'a meaning here for a text that is gone',
    files: {
      [WORD_MEANINGS_FILE]: `${meaningsFixtureFiles({})[WORD_MEANINGS_FILE] as string}here:\n  prayer/ablution#gone:\n    1 الْحَمْدُ: praise\n`,
    },
    says: 'there is no text "prayer/ablution#gone"',
  },
];
