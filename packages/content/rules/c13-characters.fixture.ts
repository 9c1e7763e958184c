import { cardYaml, ablutionFixtureFiles, type FaultyContent } from '../test/fixture.ts';

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'a Cyrillic letter in the English',
    files: ablutionFixtureFiles(cardYaml({ translation: 'All praise is for Allah, who g\u0430ve us life.' })),
    says: 'U+0430',
  },
  {
    wrong: 'a letter of the transliteration in a translation',
    files: ablutionFixtureFiles(cardYaml({ translation: 'All praise is for Allah, who gāve us life.' })),
    says: 'U+0101',
  },
  {
    wrong: 'a curly quotation mark',
    files: ablutionFixtureFiles(cardYaml({ more: 'note: The Prophet\u2019s words.' })),
    says: 'U+2019',
    advises: 'quotation marks straight',
  },
  {
    wrong: 'an Arabic comma in the English',
    files: ablutionFixtureFiles(cardYaml({ translation: 'All praise is for Allah، who gave us life.' })),
    says: 'U+060C',
  },
  { wrong: 'an Arabic letter in an id', files: ablutionFixtureFiles(cardYaml({ more: 'subtitle: Of ز' })), says: 'U+0632' },
];
