import { cardYaml, ablutionPage, type FaultyContent } from '../test/fixture.ts';

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'a bracket that is never closed',
    files: ablutionPage(cardYaml({ translation: 'All praise is for Allah (who gave us life.' })),
    says: '"("',
  },
  {
    wrong: 'a bracket that was never opened',
    files: ablutionPage(cardYaml({ translation: 'All praise is for Allah], who gave us life.' })),
    says: '"]"',
  },
  { wrong: 'a lone quotation mark', files: ablutionPage(cardYaml({ more: "note: 'He said \"so it is.'" })), says: 'quotation mark' },
];
