import { cardYaml, ablutionPage, VERSES_FILE, type Fixture } from '../test/fixture.ts';

export const faultyContents: readonly Fixture[] = [
  {
    wrong: 'a translation without a stop',
    files: ablutionPage(cardYaml({ translation: 'All praise is for Allah, who gave us life' })),
    says: 'gave us life", and not in a stop of this language (. ? !)',
  },
  {
    wrong: 'a verse without a stop',
    files: { ...ablutionPage(cardYaml({}), '  - id: verse\n    quran: 112:1\n'), [VERSES_FILE]: '"112:1": "Say: He is Allah, the One;"\n' },
    says: 'the One;',
  },
];
