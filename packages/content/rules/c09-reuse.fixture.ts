import { cardYaml, ablutionFixtureFiles, type FaultyContent } from '../test/fixture.ts';

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'the use of a card that is not there',
    files: ablutionFixtureFiles(cardYaml({}), '  - use: prayer/bowing#no-such\n'),
    says: 'no card',
  },
];
