import { cardYaml, ablutionPage, type Fixture } from '../test/fixture.ts';

export const faultyContents: readonly Fixture[] = [
  {
    wrong: 'a transliteration written by hand',
    files: ablutionPage(cardYaml({ more: 'transliteration: al-ḥamdu lillāh' })),
    says: 'by hand',
  },
];
