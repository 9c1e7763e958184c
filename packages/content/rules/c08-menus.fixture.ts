import { type FaultyContent, countsFixtureFiles } from '../test/fixture.ts';

const menu = (pages: string): string => `title: Prayer\nsections:\n  - pages: [${pages}]\n`;

export const faultyContents: readonly FaultyContent[] = [
  { wrong: 'an entry without a page', files: { 'prayer/_menu.yaml': menu('ablution, bowing, fajr') }, says: 'prayer/fajr' },
  {
    wrong: 'a page that no menu lists',
    files: { 'prayer/_menu.yaml': menu('ablution'), ...countsFixtureFiles({ categories: {} }) },
    says: 'does not list',
  },
  {
    wrong: 'a page listed twice',
    files: { 'prayer/_menu.yaml': menu('ablution, bowing, bowing'), ...countsFixtureFiles({ categories: {} }) },
    says: 'more than once',
  },
];
