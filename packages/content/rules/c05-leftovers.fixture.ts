import { card, page, type Fixture } from './fixture.ts';

const translation = 'All praise is for Allah, who gave us life';

export const fixtures: readonly Fixture[] = [
  { wrong: 'markup', files: page(card({ translation: `${translation}<br>.` })), says: '<br>' },
  { wrong: 'an entity', files: page(card({ translation: `${translation}&nbsp; now.` })), says: '&nbsp;' },
  { wrong: 'a note to oneself', files: page(card({ more: 'note: TODO look this up.' })), says: 'TODO' },
  { wrong: 'an ellipsis', files: page(card({ translation: `${translation}...` })), says: 'ellipsis' },
  {
    wrong: 'a value cut off by "#"',
    files: {
      'languages/en/texts/prayer/bowing.yaml':
        'title: Bowing\ncards:\n  glory:\n    instruction: Say it three times.\n    translation: Glory be to my Lord, the Magnificent.\n    note: See narration #7 of it.\n',
    },
    says: 'cuts the value off',
  },
];
