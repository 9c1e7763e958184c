import type { FaultyContent } from '../test/fixture.ts';
import { cardYaml, ablutionFixtureFiles } from '../test/fixture.ts';

export const faultyContents: readonly FaultyContent[] = [
  { wrong: 'a long vowel in two pieces', files: ablutionFixtureFiles(cardYaml({ more: 'note: Say Alla\u0304hu akbar.' })), says: 'U+0304' },
  {
    wrong: 'a hamza apart from its alif',
    files: {
      'context/times.yaml':
        'title: Times\nitems:\n  - id: night\n    title: Night\n    arabic: "ا\\u0654نْوَاعٌ"\n    blocks:\n      - { id: 1, text: A sentence. }\n',
    },
    says: 'hamza above',
  },
];
