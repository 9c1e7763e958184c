import { card, page, type Fixture } from './fixture.ts';

const text = (): string => page(card({}))['prayer/ablution.yaml'] as string;

export const fixtures: readonly Fixture[] = [
  { wrong: 'a byte order mark', files: { 'prayer/ablution.yaml': `\ufeff${text()}` }, says: 'byte order mark' },
  { wrong: 'mixed line ends', files: { 'prayer/ablution.yaml': text().replace('cards:\n', 'cards:\r\n') }, says: 'carriage return' },
  { wrong: 'a tab', files: { 'prayer/ablution.yaml': text().replace('title: ', 'title:\t') }, says: 'tab' },
  { wrong: 'a blank at a line end', files: { 'prayer/ablution.yaml': text().replace('cards:', 'cards: ') }, says: 'ends in a blank' },
  { wrong: 'no end of the last line', files: { 'prayer/ablution.yaml': text().trimEnd() }, says: 'no end' },
  { wrong: 'an empty last line', files: { 'prayer/ablution.yaml': `${text()}\n` }, says: 'empty line' },
  {
    wrong: 'bytes that are not UTF-8',
    files: { 'retired.yaml': Buffer.from('# \xe9\ncards: []\npages: []\n', 'latin1') },
    says: 'not UTF-8',
  },
];
