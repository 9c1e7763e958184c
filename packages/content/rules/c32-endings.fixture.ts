import { card, page, VERSES_FILE, type Fixture } from './fixture.ts';

export const fixtures: readonly Fixture[] = [
  {
    wrong: 'a translation without a stop',
    files: page(card({ translation: 'All praise is for Allah, who gave us life' })),
    says: 'gave us life',
  },
  {
    wrong: 'a verse without a stop',
    files: { ...page(card({}), '  - id: verse\n    quran: 112:1\n'), [VERSES_FILE]: '"112:1": "Say: He is Allah, the One;"\n' },
    says: 'the One;',
  },
];
