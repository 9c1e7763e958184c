import { cardYaml, ablutionFixtureFiles, type FaultyContent } from '../test/fixture.ts';

const longArabic = 'أَعُوذُ بِكَ مِنَ الْهَمِّ وَالْحَزَنِ وَالْعَجْزِ وَالْكَسَلِ وَالْبُخْلِ وَالْجُبْنِ وَضَلَعِ الدَّيْنِ وَغَلَبَةِ الرِّجَالِ';

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'a translation that leaves words out',
    files: ablutionFixtureFiles(cardYaml({ arabic: longArabic, translation: 'I seek refuge in You from worry.' })),
    says: 'only',
  },
  {
    wrong: 'a translation of much more',
    files: ablutionFixtureFiles(
      cardYaml({
        arabic: 'سُبْحَانَكَ',
        translation: 'Glory be to You in the morning and in the evening, by night and by day, as often as the sun has ever risen.',
      }),
    ),
    says: 'in the translation',
  },
];
