import { BASE_FILES, cardYaml, ablutionFixtureFiles, type FaultyContent } from '../test/fixture.ts';

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'a number beyond the end of a work',
    files: ablutionFixtureFiles(cardYaml({ references: '[bukhari:7564]' })),
    says: 'ends at 7563',
  },
  { wrong: 'another form', files: ablutionFixtureFiles(cardYaml({ references: '[bukhari 6312]' })), says: 'is no reference' },
  { wrong: 'an unknown work', files: ablutionFixtureFiles(cardYaml({ references: '[bokhari:6312]' })), says: 'no known collection' },
  {
    wrong: 'a key that every object has',
    files: ablutionFixtureFiles(cardYaml({ references: '[bukhari:1, constructor:71]' })),
    says: 'no known collection',
  },
  {
    wrong: 'a verse that does not exist',
    files: ablutionFixtureFiles(cardYaml({}), '  - id: verse\n    quran: 2:287\n'),
    says: '286 verses',
  },
  { wrong: 'one number twice', files: ablutionFixtureFiles(cardYaml({ references: '[bukhari:1, bukhari:1]' })), says: 'cited twice' },
  {
    wrong: 'a work that no text cites',
    files: {
      'collections.yaml': `${BASE_FILES['collections.yaml'] as string}nasai: { name: Sunan an-Nasa'i, numbering: Abu Ghuddah, highest: 5758 }\n`,
    },
    says: 'no text cites "nasai"',
  },
];
