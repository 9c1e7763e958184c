import { cardYaml, ablutionFixtureFiles, type FixtureFiles, type FaultyContent } from '../test/fixture.ts';

const longArabic = 'اغْفِرْ لِي خَطِيئَتِي وَجَهْلِي وَهَزْلِي وَعَمْدِي وَأَعُوذُ بِكَ مِنَ الْهَمِّ وَالْحَزَنِ وَالْعَجْزِ وَالْكَسَلِ وَالْبُخْلِ وَالْجُبْنِ وَضَلَعِ الدَّيْنِ وَغَلَبَةِ الرِّجَالِ';
const longTranslation =
  'Forgive me my error and my ignorance, my jest and my intent, and I seek refuge in You from worry and grief, from weakness and laziness, from miserliness and cowardice, from the burden of debt and from being overpowered by men.';

/** A card, and another that names it as a different wording. */
const twoWordings = (difference: string, namedId = 'prayer/ablution#praise', firstCardLines = ''): FixtureFiles =>
  ablutionFixtureFiles(
    cardYaml({ arabic: longArabic, translation: longTranslation, ...(firstCardLines ? { more: firstCardLines } : {}) }),
    cardYaml({
      id: 'again',
      arabic: longArabic.replace(' وَالْكَسَلِ', ''),
      translation: longTranslation,
      more: `other_wording_of:\n      ${namedId}: ${difference}`,
    }),
  );

/** The correct difference. */
const LACKED_WORD = '{ lacks: وَالْكَسَلِ }';

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'the same words under two ids',
    files: ablutionFixtureFiles(cardYaml({}), cardYaml({ id: 'again' })),
    says: 'has the same words',
  },
  {
    wrong: 'almost the same words under two ids',
    files: ablutionFixtureFiles(
      cardYaml({ arabic: longArabic, translation: longTranslation }),
      cardYaml({ id: 'again', arabic: longArabic.replace(' وَالْكَسَلِ', ''), translation: longTranslation }),
    ),
    says: '% the words',
  },
  {
    wrong: 'another wording that differs in another word than it says',
    files: twoWordings('{ lacks: وَالْبُخْلِ }'),
    says: 'differs in other words: this card has "" and lacks "وَالْكَسَلِ"',
  },
  {
    wrong: 'another wording of a word with another vowel',
    files: twoWordings('{ lacks: وَالْكَسَلَ }'),
    says: 'differs in other words',
  },
  {
    wrong: 'another wording of a text that is not alike',
    files: ablutionFixtureFiles(
      cardYaml({}),
      cardYaml({
        id: 'again',
        arabic: 'الْحَمْدُ لِلَّهِ',
        translation: 'All praise is for Allah.',
        more: `other_wording_of:\n      prayer/ablution#praise: { lacks: الَّذِي أَحْيَانَا }`,
      }),
    ),
    says: 'is no other wording of the same text',
  },
  {
    wrong: 'another wording of a card that is not there',
    files: ablutionFixtureFiles(cardYaml({ more: 'other_wording_of:\n      prayer/ablution#gone: { lacks: وَالْكَسَلِ }' })),
    says: 'prayer/ablution#gone is no card with a text of its own',
    advises: 'that has the same text in other words',
  },
  {
    wrong: 'two wordings that name each other',
    files: twoWordings(LACKED_WORD, 'prayer/ablution#praise', 'other_wording_of:\n      prayer/ablution#again: { has: وَالْكَسَلِ }'),
    says: 'names this card too',
  },
  {
    wrong: 'one card twice on a page',
    files: ablutionFixtureFiles(cardYaml({}), '  - use: prayer/ablution#praise\n    id: again\n'),
    says: 'twice on this page',
  },
];
