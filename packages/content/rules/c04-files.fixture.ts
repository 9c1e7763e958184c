import type { FaultyContent } from '../test/fixture.ts';

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'a page in a folder that is no category',
    files: { 'prayers/fajr.yaml': 'title: Fajr\n' },
    says: 'nothing reads',
    advises: 'Add "prayers" to',
  },
  {
    wrong: 'words without a text',
    files: { 'languages/en/texts/prayer/fajr.yaml': 'title: Fajr\n' },
    says: 'nothing reads',
    advises: 'Write content/texts/prayer/fajr.yaml',
  },
  {
    wrong: 'a page with a name that is no address',
    files: {
      'texts/prayer/New Dua.yaml': 'cards:\n  - use: prayer/ablution#praise\n',
      'languages/en/texts/prayer/New Dua.yaml': 'title: New\n',
    },
    says: 'nothing reads',
    advises: 'Name it in small letters',
  },
  { wrong: 'another ending', files: { 'prayer/fajr.yml': 'title: Fajr\n' } },
  {
    wrong: 'a text in the folder of a language that is not declared',
    files: { 'languages/fr/texts/prayer/bowing.yaml': 'title: Bowing\n' },
    says: 'nothing reads the folder',
  },
];
