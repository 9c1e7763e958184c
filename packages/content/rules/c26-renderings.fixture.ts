import { card, page, words, type Fixture } from './fixture.ts';

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
    files: words({ لِلَّهِ: 'is for Him' }),
    says: 'لِلَّهِ: the Arabic has لله',
  },
];
