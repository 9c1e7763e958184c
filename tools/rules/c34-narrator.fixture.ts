import { card, page, type Fixture } from './fixture.ts';

export const fixtures: readonly Fixture[] = [
  { wrong: 'a narration that nobody narrates', files: page(card({ narrator: null })), says: 'names nobody' },
  {
    wrong: 'a borrowed card with numbers of its own and no narrator',
    files: page(
      card({}),
      '  - use: prayer/bowing#glory\n    references: [abudawud:870]\n    grades: [{ verdict: sahih, by: al-albani }]\n',
    ),
    says: 'prayer/ablution#glory names nobody',
  },
];
