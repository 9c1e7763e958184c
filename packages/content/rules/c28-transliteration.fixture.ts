import { cardYaml, ablutionFixtureFiles, type FaultyContent } from '../test/fixture.ts';

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'a transliteration written by hand',
    files: ablutionFixtureFiles(cardYaml({ more: 'transliteration: al-ḥamdu lillāh' })),
    says: 'by hand',
  },
];
