import type { FaultyContent } from '../test/fixture.ts';

/** This rule looks at bytes, so the language file is written as it is, not split. */
const BOWING_FILE = 'languages/en/texts/prayer/bowing.yaml';
const bowingYaml = (): string =>
  'title: Bowing\ncards:\n  glory:\n    instruction: Say it three times.\n    translation: Glory be to my Lord, the Magnificent.\n';

export const faultyContents: readonly FaultyContent[] = [
  { wrong: 'a byte order mark', files: { [BOWING_FILE]: `\ufeff${bowingYaml()}` }, says: 'byte order mark' },
  { wrong: 'mixed line ends', files: { [BOWING_FILE]: bowingYaml().replace('cards:\n', 'cards:\r\n') }, says: 'carriage return' },
  {
    wrong: 'line ends of another system, which are reported once',
    files: { [BOWING_FILE]: bowingYaml().replaceAll('\n', '\r\n') },
    says: 'in a line feed (here and in 4 more lines)',
  },
  { wrong: 'a tab', files: { [BOWING_FILE]: bowingYaml().replace('title: ', 'title:\t') }, says: 'tab' },
  { wrong: 'a blank at a line end', files: { [BOWING_FILE]: bowingYaml().replace('cards:', 'cards: ') }, says: 'ends in a blank' },
  { wrong: 'no end of the last line', files: { [BOWING_FILE]: bowingYaml().trimEnd() }, says: 'no end' },
  { wrong: 'an empty last line', files: { [BOWING_FILE]: `${bowingYaml()}\n` }, says: 'empty line' },
  {
    wrong: 'bytes that are not UTF-8',
    files: { 'retired.yaml': Buffer.from('# \xe9\ncards: []\npages: []\n', 'latin1') },
    says: 'not UTF-8',
  },
];
