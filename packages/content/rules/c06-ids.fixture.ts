import { cardYaml, ablutionFixtureFiles, type FaultyContent } from '../test/fixture.ts';

const secondCard = cardYaml({ arabic: 'الْحَمْدُ لِلَّهِ' });
const section = '  - id: times\n    title: Times\n    blocks:\n      - { id: 1, text: A sentence. }\n';

export const faultyContents: readonly FaultyContent[] = [
  { wrong: 'two cards with one id', files: ablutionFixtureFiles(cardYaml({}), secondCard), says: 'more than once' },
  {
    wrong: 'two sections with one id',
    files: { 'prayer/ablution.yaml': `title: Ablution\ncards:\n${cardYaml({})}sections:\n${section}${section}` },
    says: 'more than one section',
  },
  {
    wrong: 'a section with the id of a card',
    files: { 'prayer/ablution.yaml': `title: Ablution\ncards:\n${cardYaml({ id: 'times' })}sections:\n${section}` },
    says: 'id of a card',
  },
];
