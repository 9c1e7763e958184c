import { card, page, type Fixture } from './fixture.ts';

export const fixtures: readonly Fixture[] = [
  { wrong: 'the use of a card that is not there', files: page(card({}), '  - use: prayer/bowing#no-such\n'), says: 'no card' },
];
