import { type Fixture, specified } from './fixture.ts';

const menu = (pages: string): string => `title: Prayer\nsections:\n  - pages: [${pages}]\n`;

export const fixtures: readonly Fixture[] = [
  { wrong: 'an entry without a page', files: { 'prayer/_menu.yaml': menu('ablution, bowing, fajr') }, says: 'prayer/fajr' },
  {
    wrong: 'a page that no menu lists',
    files: { 'prayer/_menu.yaml': menu('ablution'), ...specified({ categories: {} }) },
    says: 'does not list',
  },
  {
    wrong: 'a page listed twice',
    files: { 'prayer/_menu.yaml': menu('ablution, bowing, bowing'), ...specified({ categories: {} }) },
    says: 'more than once',
  },
];
