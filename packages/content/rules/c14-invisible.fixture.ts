import { card, page, type Fixture } from './fixture.ts';

const english = (sign: string): Fixture['files'] => page(card({ translation: `All praise is for Allah,${sign} who gave us life.` }));

export const fixtures: readonly Fixture[] = [
  { wrong: 'a zero-width joiner', files: english('\u200d'), says: 'U+200D' },
  { wrong: 'a direction mark', files: english('\u200f'), says: 'right-to-left mark' },
  { wrong: 'a byte order mark inside', files: english('\ufeff'), says: 'byte order mark' },
  { wrong: 'a soft hyphen', files: english('\u00ad'), says: 'U+00AD' },
  { wrong: 'two signs, each told', files: english('\u200d\u200f'), says: 'right-to-left mark' },
  { wrong: 'tatweel', files: page(card({ more: 'note: He wrote \u0640 in it.' })), says: 'tatweel' },
  { wrong: 'a presentation form', files: page(card({ more: 'note: He wrote \ufefb in it.' })), says: 'U+FEFB' },
];
