import {
  BASE_FILES,
  cardYaml,
  ablutionFixtureFiles,
  meaningsFixtureFiles,
  type FixtureFiles,
  type FaultyContent,
} from '../test/fixture.ts';

/** Three texts with one phrase, the last with the given translation. */
const threePraises = (lastTranslation: string): FixtureFiles =>
  ablutionFixtureFiles(
    cardYaml({}),
    cardYaml({ id: 'b', arabic: 'الْحَمْدُ لِلَّهِ الَّذِي خَلَقَ النُّورَ', translation: 'All praise is for Allah, who created light.' }),
    cardYaml({ id: 'c', arabic: 'الْحَمْدُ لِلَّهِ الَّذِي أَحْيَا قُلُوبَنَا', translation: lastTranslation }),
  );

/** The base's glossary with a formula. */
const withFormula = (arabic: string, translation: string): FixtureFiles => ({
  'languages/en/glossary.yaml': `${BASE_FILES['languages/en/glossary.yaml'] as string}formulas:\n  - { arabic: [${arabic}], words: ${translation} }\n`,
});

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'the Arabic names Allah, the English does not',
    files: ablutionFixtureFiles(cardYaml({ translation: 'All praise is for Him who gave us life.' })),
    says: 'the Arabic has لله',
  },
  {
    wrong: 'the English calls upon Allah, the Arabic does not',
    files: ablutionFixtureFiles(cardYaml({ arabic: 'اغْفِرْ لِي', translation: 'O Allah, forgive me.' })),
    says: 'no word for it',
  },
  {
    wrong: 'the Arabic word names Allah, its meaning does not',
    files: meaningsFixtureFiles({ لِلَّهِ: 'is for Him' }),
    says: 'لِلَّهِ: the Arabic has لله',
  },
  {
    wrong: 'a formula in other words',
    files: { ...threePraises('Praise belongs to Allah, who gave us life.'), ...withFormula('الحمد لله', 'all praise is for Allah') },
    says: 'prayer/ablution#c: the Arabic has the formula الحمد لله, and the translation does not say "all praise is for Allah"',
  },
  {
    wrong: 'a formula that too few texts have',
    files: withFormula('الحمد لله', 'all praise is for Allah'),
    says: 'the formula الحمد لله stands in 1 text, and 3 make a formula',
    advises: 'Take it out of "formulas"',
  },
  {
    wrong: 'a formula that no text has',
    files: withFormula('لا حول', 'there is no might'),
    says: 'stands in 0 texts',
  },
];
