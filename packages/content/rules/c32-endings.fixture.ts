import { cardYaml, ablutionFixtureFiles, VERSE_TRANSLATIONS_FILE, type FaultyContent } from '../test/fixture.ts';

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'a translation without a stop',
    files: ablutionFixtureFiles(cardYaml({ translation: 'All praise is for Allah, who gave us life' })),
    says: 'gave us life", and not in a stop of this language (. ? !)',
  },
  {
    wrong: 'a verse without a stop',
    files: {
      ...ablutionFixtureFiles(cardYaml({}), '  - id: verse\n    quran: 112:1\n'),
      [VERSE_TRANSLATIONS_FILE]: '"112:1": "Say: He is Allah, the One;"\n',
    },
    says: 'the One;',
  },
];
