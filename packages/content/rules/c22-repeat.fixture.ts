import { cardYaml, ablutionFixtureFiles, type FaultyContent } from '../test/fixture.ts';

const withCardLines = (more: string): FaultyContent['files'] => ablutionFixtureFiles(cardYaml({ more }));

export const faultyContents: readonly FaultyContent[] = [
  { wrong: 'a count that no instruction names', files: withCardLines('repeat: 3'), says: 'no instruction' },
  {
    wrong: 'another number in the instruction',
    files: withCardLines('repeat: 3\n    instruction: Say it thirty-three times.'),
    says: 'does not name',
  },
  {
    wrong: 'a number that is not the times',
    files: withCardLines('repeat: 33\n    instruction: Say it three times, for the thirty-three.'),
    says: 'does not name',
  },
  { wrong: 'an instruction without a count', files: withCardLines('instruction: Say it three times.'), says: 'there is no "repeat"' },
  {
    wrong: 'a count that no source gives',
    files: withCardLines('repeat: 5\n    instruction: Say it five times.'),
    says: 'none of the counts',
    advises: '"repeats" in content/specified-counts.yaml',
  },
  {
    wrong: 'a first line alone that is repeated',
    files: withCardLines('repeat: 3\n    repeat_first_line: true\n    instruction: Say it three times.'),
    says: 'lines after the first',
  },
  {
    wrong: 'a first line that is repeated no number of times',
    files: withCardLines('repeat_first_line: true'),
    says: 'goes with "repeat"',
  },
  {
    wrong: 'another number in the subtitle',
    files: withCardLines('repeat: 3\n    instruction: Say it three times.\n    subtitle: Said 33 times'),
    says: 'the subtitle says 33',
  },
];
