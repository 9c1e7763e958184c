import { card, page, type Fixture } from './fixture.ts';

export const fixtures: readonly Fixture[] = [
  {
    wrong: 'a name in the Arabic alone',
    files: page(card({ arabic: 'رَحِمَ اللَّهُ {name}', translation: 'May Allah have mercy on him.' })),
    says: 'not in translation',
  },
  {
    wrong: 'a name in the English alone',
    files: page(card({ arabic: 'رَحِمَهُ اللَّهُ', translation: 'May Allah have mercy on {name}.' })),
    says: 'not in arabic',
  },
  { wrong: 'another placeholder', files: page(card({ more: 'note: Say it for {person}.' })), says: '{person}' },
];
