import { cardYaml, ablutionFixtureFiles, type FaultyContent } from '../test/fixture.ts';

const withSignInTranslation = (sign: string): FaultyContent['files'] =>
  ablutionFixtureFiles(cardYaml({ translation: `All praise is for Allah,${sign} who gave us life.` }));

export const faultyContents: readonly FaultyContent[] = [
  { wrong: 'a zero-width joiner', files: withSignInTranslation('\u200d'), says: 'U+200D' },
  { wrong: 'a direction mark', files: withSignInTranslation('\u200f'), says: 'right-to-left mark' },
  { wrong: 'a byte order mark inside', files: withSignInTranslation('\ufeff'), says: 'byte order mark' },
  { wrong: 'a soft hyphen', files: withSignInTranslation('\u00ad'), says: 'U+00AD' },
  { wrong: 'two signs, each told', files: withSignInTranslation('\u200d\u200f'), says: 'right-to-left mark' },
  { wrong: 'tatweel', files: ablutionFixtureFiles(cardYaml({ more: 'note: He wrote \u0640 in it.' })), says: 'tatweel' },
  { wrong: 'a presentation form', files: ablutionFixtureFiles(cardYaml({ more: 'note: He wrote \ufefb in it.' })), says: 'U+FEFB' },
];
