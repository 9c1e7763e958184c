import type { Fixture } from './fixture.ts';

/** Bytes are what this rule looks at, so they are written as they are. */
const FILE = 'languages/en/texts/prayer/bowing.yaml';
const text = (): string =>
  'title: Bowing\ncards:\n  glory:\n    instruction: Say it three times.\n    translation: Glory be to my Lord, the Magnificent.\n';

export const fixtures: readonly Fixture[] = [
  { wrong: 'a byte order mark', files: { [FILE]: `\ufeff${text()}` }, says: 'byte order mark' },
  { wrong: 'mixed line ends', files: { [FILE]: text().replace('cards:\n', 'cards:\r\n') }, says: 'carriage return' },
  { wrong: 'a tab', files: { [FILE]: text().replace('title: ', 'title:\t') }, says: 'tab' },
  { wrong: 'a blank at a line end', files: { [FILE]: text().replace('cards:', 'cards: ') }, says: 'ends in a blank' },
  { wrong: 'no end of the last line', files: { [FILE]: text().trimEnd() }, says: 'no end' },
  { wrong: 'an empty last line', files: { [FILE]: `${text()}\n` }, says: 'empty line' },
  {
    wrong: 'bytes that are not UTF-8',
    files: { 'retired.yaml': Buffer.from('# \xe9\ncards: []\npages: []\n', 'latin1') },
    says: 'not UTF-8',
  },
];
