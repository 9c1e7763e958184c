import { BASE_FILES, cardYaml, ablutionFixtureFiles, type FixtureFiles, type FaultyContent } from '../test/fixture.ts';

/** The base with Hisn al-Muslim as a cited work of three numbers. */
const withHisnCollection = {
  ...ablutionFixtureFiles(cardYaml({ references: '[bukhari:6312, hisnalmuslim:1]' })),
  'collections.yaml': `${String(BASE_FILES['collections.yaml'])}hisnalmuslim: { name: Hisn al-Muslim, numbering: its own, highest: 3 }\n`,
};

const ENTRY_ONE = '{ number: 1, texts: ["prayer/ablution#praise"], differs: The wording of another narration. }';
const ENTRY_TWO = '{ number: 2, absent: The narration is weak by all who judged it., page: prayer/bowing }';
const ENTRY_THREE = '{ number: 3, texts: ["prayer/bowing#glory"] }';

const withHisnEntries = (...entries: string[]): FixtureFiles => ({
  ...withHisnCollection,
  'hisn-al-muslim.yaml': `numbers:\n${entries.map((entry) => `  - ${entry}\n`).join('')}`,
});

export const faultyContents: readonly FaultyContent[] = [
  { wrong: 'a book that is cited by numbers which nothing answers', files: withHisnCollection, says: 'is missing' },
  {
    wrong: 'numbers of a book that is no cited work',
    files: { 'hisn-al-muslim.yaml': `numbers: [${ENTRY_ONE}]\n` },
    says: 'has no "hisnalmuslim"',
  },
  { wrong: 'a number that is not answered', files: withHisnEntries(ENTRY_ONE, ENTRY_THREE), says: 'number 2 was expected, not 3' },
  { wrong: 'a last number that is not answered', files: withHisnEntries(ENTRY_ONE, ENTRY_TWO), says: 'number 3 is not answered' },
  {
    wrong: 'more numbers than the book has',
    files: withHisnEntries(ENTRY_ONE, ENTRY_TWO, ENTRY_THREE, '{ number: 4, texts: ["prayer/bowing#glory"] }'),
    says: 'has 3 numbers',
  },
  {
    wrong: 'a number that leads nowhere',
    files: withHisnEntries('{ number: 1, texts: ["prayer/ablution#dusting"] }', ENTRY_TWO, ENTRY_THREE),
    says: 'no text',
  },
  {
    wrong: 'a reason on a page that is not there',
    files: withHisnEntries(ENTRY_ONE, ENTRY_TWO.replace('bowing', 'dusting'), ENTRY_THREE),
    says: 'no page "prayer/dusting"',
  },
  {
    wrong: 'a text that is named twice',
    files: withHisnEntries('{ number: 1, texts: ["prayer/ablution#praise", "prayer/ablution#praise"] }', ENTRY_TWO, ENTRY_THREE),
    says: 'twice',
  },
  { wrong: 'a number with nothing', files: withHisnEntries('{ number: 1 }', ENTRY_TWO, ENTRY_THREE), says: 'has neither' },
  {
    wrong: 'a number that is there and absent',
    files: withHisnEntries(
      '{ number: 1, texts: ["prayer/ablution#praise"], absent: The narration is weak by all. }',
      ENTRY_TWO,
      ENTRY_THREE,
    ),
    says: 'is said to be absent',
  },
  {
    wrong: 'a difference of nothing',
    files: withHisnEntries(ENTRY_ONE, '{ number: 2, absent: The narration is weak by all., differs: A word. }', ENTRY_THREE),
    says: 'names none',
  },
  {
    wrong: 'a page beside texts',
    files: withHisnEntries('{ number: 1, texts: ["prayer/ablution#praise"], page: prayer/ablution }', ENTRY_TWO, ENTRY_THREE),
    says: 'only what is absent does',
  },
];
