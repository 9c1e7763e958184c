import { cardYaml, ablutionFixtureFiles, type FaultyContent } from '../test/fixture.ts';

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'a key that stands twice',
    files: ablutionFixtureFiles(cardYaml({ more: 'note: One.\n    note: Two.' })),
    says: 'a second time',
  },
  { wrong: 'a value with a colon and no quotes', files: ablutionFixtureFiles(cardYaml({ more: 'note: He said: so it is.' })) },
  {
    wrong: 'repetitions that multiply',
    files: {
      'texts/prayer/ablution.yaml': `a: &a [x, x]\n${'bcdefgh'.replace(/./g, (name, at: number) => `${name}: &${name} [*${'abcdefgh'[at]}, *${'abcdefgh'[at]}]\n`)}`,
    },
    says: 'a repetition',
  },
  {
    wrong: 'a list that holds itself',
    files: { 'texts/prayer/ablution.yaml': 'cards: &cards [*cards]\n' },
    says: 'a repetition',
  },
  { wrong: 'brackets without end', files: { 'texts/prayer/ablution.yaml': `title: ${'['.repeat(100_000)}\n` }, says: 'deep' },
  {
    wrong: 'steps to the right without end',
    files: { 'texts/prayer/ablution.yaml': Array.from({ length: 200 }, (_, depth) => `${' '.repeat(depth)}a:\n`).join('') },
    says: 'deep',
  },
];
