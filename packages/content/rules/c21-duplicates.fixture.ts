import { card, page, type Fixture } from './fixture.ts';

const long = 'اغْفِرْ لِي خَطِيئَتِي وَجَهْلِي وَهَزْلِي وَعَمْدِي وَأَعُوذُ بِكَ مِنَ الْهَمِّ وَالْحَزَنِ وَالْعَجْزِ وَالْكَسَلِ وَالْبُخْلِ وَالْجُبْنِ وَضَلَعِ الدَّيْنِ وَغَلَبَةِ الرِّجَالِ';
const english =
  'Forgive me my error and my ignorance, my jest and my intent, and I seek refuge in You from worry and grief, from weakness and laziness, from miserliness and cowardice, from the burden of debt and from being overpowered by men.';

export const fixtures: readonly Fixture[] = [
  { wrong: 'the same words under two ids', files: page(card({}), card({ id: 'again' })), says: 'has the same words' },
  {
    wrong: 'almost the same words under two ids',
    files: page(
      card({ arabic: long, translation: english }),
      card({ id: 'again', arabic: long.replace(' وَالْكَسَلِ', ''), translation: english }),
    ),
    says: '% the words',
  },
  {
    wrong: 'one card twice on a page',
    files: page(card({}), '  - use: prayer/ablution#praise\n    id: again\n'),
    says: 'twice on this page',
  },
];
