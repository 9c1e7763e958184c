import { cardYaml, ablutionPage, type FaultyContent } from '../test/fixture.ts';

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'a transliteration written by hand',
    files: ablutionPage(cardYaml({ more: 'transliteration: al-ḥamdu lillāh' })),
    says: 'by hand',
  },
];
