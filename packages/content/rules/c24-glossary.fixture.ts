import { cardYaml, ablutionFixtureFiles, type FaultyContent } from '../test/fixture.ts';

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'another spelling of an English term',
    files: ablutionFixtureFiles(cardYaml({ more: 'note: It is in the Koran.' })),
    says: "Qur'an",
  },
  {
    wrong: 'another spelling of an Arabic term',
    files: {
      'context/times.yaml':
        'title: Times\nitems:\n  - id: night\n    title: Night\n    arabic: السَّمَوَاتُ\n    blocks:\n      - { id: 1, text: A sentence. }\n',
    },
    says: 'السَّمَاوَات',
  },
];
