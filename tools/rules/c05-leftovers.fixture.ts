import { card, page, type Fixture } from './fixture.ts';

const translation = 'All praise is for Allah, who gave us life';

export const fixtures: readonly Fixture[] = [
  { wrong: 'markup', files: page(card({ translation: `${translation}<br>.` })), says: '<br>' },
  { wrong: 'an entity', files: page(card({ translation: `${translation}&nbsp; now.` })), says: '&nbsp;' },
  { wrong: 'a note to oneself', files: page(card({ more: 'note: TODO look this up.' })), says: 'TODO' },
  { wrong: 'an ellipsis', files: page(card({ translation: `${translation}...` })), says: 'ellipsis' },
  { wrong: 'a value cut off by "#"', files: page(card({ more: 'note: See narration #7 of it.' })), says: 'cuts the value off' },
];
