import { card, page, type Fixture } from './fixture.ts';

const said = (more: string): Fixture['files'] => page(card({ more }));

export const fixtures: readonly Fixture[] = [
  { wrong: 'a count that no instruction names', files: said('repeat: 3'), says: 'no instruction' },
  {
    wrong: 'another number in the instruction',
    files: said('repeat: 3\n    instruction: Say it thirty-three times.'),
    says: 'does not name',
  },
  {
    wrong: 'a number that is not the times',
    files: said('repeat: 33\n    instruction: Say it three times, for the thirty-three.'),
    says: 'does not name',
  },
  { wrong: 'an instruction without a count', files: said('instruction: Say it three times.'), says: 'there is no "repeat"' },
  { wrong: 'a count that no source gives', files: said('repeat: 5\n    instruction: Say it five times.'), says: 'none of the counts' },
  {
    wrong: 'another number in the subtitle',
    files: said('repeat: 3\n    instruction: Say it three times.\n    subtitle: Said 33 times'),
    says: 'the subtitle says 33',
  },
];
