import { cardYaml, ablutionFixtureFiles, type FaultyContent } from '../test/fixture.ts';

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'a part of a verse without its translation',
    files: ablutionFixtureFiles(cardYaml({}), '  - id: verse\n    quran: 2:201\n    words: 4-14\n'),
    says: 'must give that part',
  },
  {
    wrong: 'a translation beside whole verses',
    files: ablutionFixtureFiles(cardYaml({}), '  - id: verse\n    quran: 112:1\n    translation: Say.\n'),
    says: 'remove "translation"',
  },
];
