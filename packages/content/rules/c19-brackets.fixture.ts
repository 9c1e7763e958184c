import { card, page, type Fixture } from './fixture.ts';

export const fixtures: readonly Fixture[] = [
  {
    wrong: 'a bracket that is never closed',
    files: page(card({ translation: 'All praise is for Allah (who gave us life.' })),
    says: '"("',
  },
  {
    wrong: 'a bracket that was never opened',
    files: page(card({ translation: 'All praise is for Allah], who gave us life.' })),
    says: '"]"',
  },
  { wrong: 'a lone quotation mark', files: page(card({ more: "note: 'He said \"so it is.'" })), says: 'quotation mark' },
];
