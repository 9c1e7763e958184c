import { card, page, type Fixture } from './fixture.ts';

export const fixtures: readonly Fixture[] = [
  { wrong: 'a key that stands twice', files: page(card({ more: 'note: One.\n    note: Two.' })), says: 'unique' },
  { wrong: 'a value with a colon and no quotes', files: page(card({ more: 'note: He said: so it is.' })) },
];
