import { cardYaml, ablutionFixtureFiles, type FaultyContent } from '../test/fixture.ts';

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'a bracket that is never closed',
    files: ablutionFixtureFiles(cardYaml({ translation: 'All praise is for Allah (who gave us life.' })),
    says: '"("',
  },
  {
    wrong: 'a bracket that was never opened',
    files: ablutionFixtureFiles(cardYaml({ translation: 'All praise is for Allah], who gave us life.' })),
    says: '"]"',
  },
  {
    wrong: 'a lone quotation mark',
    files: ablutionFixtureFiles(cardYaml({ more: "note: 'He said \"so it is.'" })),
    says: 'quotation mark',
  },
];
