import { BASE, type Files, type Fixture } from './fixture.ts';

/** What another language says of the base's first page. */
const french = (translation: string): Files => ({
  'languages/fr/language.yaml': String(BASE['languages/en/language.yaml']),
  'languages/fr/texts/prayer/ablution.yaml': `title: Les ablutions\ncards:\n  praise:\n    translation: ${translation}\n`,
});

export const fixtures: readonly Fixture[] = [
  {
    wrong: 'a translation that another language has',
    files: french('All praise is for Allah, who gave us life.'),
    says: 'prayer/ablution#praise: the translation is that of content/languages/fr/',
  },
  {
    wrong: 'a translation that another language has over several lines',
    files: french('>-\n      All praise is for Allah,\n      who gave us life.'),
    says: 'that of content/languages/fr/',
  },
];
