import { cardYaml, ablutionFixtureFiles, meaningsFixtureFiles, type FixtureFiles, type FaultyContent } from '../test/fixture.ts';

/** The base's card with readings of its words, and their meanings. */
const withReadings = (readings: string, meanings: Readonly<Record<string, string>> = { أَحْيَانِي: 'gave me life' }): FixtureFiles => ({
  ...meaningsFixtureFiles(meanings),
  ...ablutionFixtureFiles(cardYaml({ more: `readings: { ${readings} }` })),
});

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'a reading of a word that stands elsewhere',
    files: withReadings('3 أَحْيَانَا: [{ arabic: أَحْيَانِي, references: [abudawud:5049] }]', {}),
    says: 'word no. 3 is الَّذِي, and not أَحْيَانَا',
  },
  {
    wrong: 'a reading that the text has',
    files: withReadings('4 أَحْيَانَا: [{ arabic: أَحْيَانَا, references: [abudawud:5049] }]', {}),
    says: 'أَحْيَانَا is what the text has',
  },
  {
    wrong: 'a reading of two words',
    files: withReadings('4 أَحْيَانَا: [{ arabic: أَحْيَانِي رَبِّيَ, references: [abudawud:5049] }]', {}),
    says: 'is more than one word',
  },
  {
    wrong: 'one reading twice',
    files: withReadings('4 أَحْيَانَا: [{ arabic: أَحْيَانِي, references: [abudawud:5049] }, { arabic: أَحْيَانِي, references: [abudawud:5050] }]'),
    says: 'it stands twice',
  },
  {
    wrong: 'one number twice',
    files: withReadings('4 أَحْيَانَا: [{ arabic: أَحْيَانِي, references: [abudawud:5049, abudawud:5049] }]'),
    says: 'it names abudawud:5049 twice',
  },
];
