import { cardYaml, ablutionFixtureFiles, type FaultyContent } from '../test/fixture.ts';

const UNVOWELLED_HEADING: FaultyContent = {
  wrong: 'a heading without a vowel',
  files: {
    'context/times.yaml':
      'title: Times\nitems:\n  - id: night\n    title: Night\n    arabic: لَيلَةٌ\n    blocks:\n      - { id: 1, text: A sentence. }\n',
  },
  says: 'arabic of context/times#night',
};

export const faultyContents: readonly FaultyContent[] = [
  { wrong: 'a letter without its vowel', files: ablutionFixtureFiles(cardYaml({ arabic: 'الْحَمْدُ لِلَّهِ الَّذِي أَحيَانَا' })) },
  UNVOWELLED_HEADING,
];
