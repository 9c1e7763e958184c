import { card, page, type Fixture } from './fixture.ts';

export const fixtures: readonly Fixture[] = [
  { wrong: 'a transliteration written by hand', files: page(card({ more: 'transliteration: al-ḥamdu lillāh' })), says: 'by hand' },
];
