import { BASE_FILES, type FixtureFiles, type FaultyContent } from '../test/fixture.ts';

/** What another language says of the base's first page. */
const withFrenchTranslation = (translation: string): FixtureFiles => ({
  'languages/fr/language.yaml': String(BASE_FILES['languages/en/language.yaml']),
  'languages/fr/texts/prayer/ablution.yaml': `title: Les ablutions\ncards:\n  praise:\n    translation: ${translation}\n`,
});

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'a translation that another language has',
    files: withFrenchTranslation('All praise is for Allah, who gave us life.'),
    says: 'prayer/ablution#praise: the translation is that of content/languages/fr/',
  },
  {
    wrong: 'a translation that another language has over several lines',
    files: withFrenchTranslation('>-\n      All praise is for Allah,\n      who gave us life.'),
    says: 'that of content/languages/fr/',
  },
];
