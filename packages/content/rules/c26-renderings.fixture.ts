import { BASE, card, page, meaningsFile, type Files, type Fixture } from './fixture.ts';

/** Three texts with one phrase, the last in the words given. */
const threePraises = (translation: string): Files =>
  page(
    card({}),
    card({ id: 'b', arabic: 'الْحَمْدُ لِلَّهِ الَّذِي خَلَقَ النُّورَ', translation: 'All praise is for Allah, who created light.' }),
    card({ id: 'c', arabic: 'الْحَمْدُ لِلَّهِ الَّذِي أَحْيَا قُلُوبَنَا', translation }),
  );

/** The base's glossary with a formula. */
const formula = (arabic: string, said: string): Files => ({
  'languages/en/glossary.yaml': `${BASE['languages/en/glossary.yaml'] as string}formulas:\n  - { arabic: [${arabic}], words: ${said} }\n`,
});

export const fixtures: readonly Fixture[] = [
  {
    wrong: 'the Arabic names Allah, the English does not',
    files: page(card({ translation: 'All praise is for Him who gave us life.' })),
    says: 'the Arabic has لله',
  },
  {
    wrong: 'the English calls upon Allah, the Arabic does not',
    files: page(card({ arabic: 'اغْفِرْ لِي', translation: 'O Allah, forgive me.' })),
    says: 'no word for it',
  },
  {
    wrong: 'the Arabic word names Allah, its meaning does not',
    files: meaningsFile({ لِلَّهِ: 'is for Him' }),
    says: 'لِلَّهِ: the Arabic has لله',
  },
  {
    wrong: 'a formula in other words',
    files: { ...threePraises('Praise belongs to Allah, who gave us life.'), ...formula('الحمد لله', 'all praise is for Allah') },
    says: 'prayer/ablution#c: the Arabic has the formula الحمد لله, and the translation does not say "all praise is for Allah"',
  },
  {
    wrong: 'a formula that too few texts have',
    files: formula('الحمد لله', 'all praise is for Allah'),
    says: 'the formula الحمد لله stands in 1 texts, and 3 make a formula',
    advises: 'Take it out of "formulas"',
  },
  {
    wrong: 'a formula that no text has',
    files: formula('لا حول', 'there is no might'),
    says: 'stands in 0 texts',
  },
];
