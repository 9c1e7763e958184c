import type { FaultyContent } from '../test/fixture.ts';

const exceptionsFile = (...entries: string[]): FaultyContent['files'] => ({
  'exceptions.yaml': entries.map((entry) => `- { ${entry}, reason: A sentence that says why this is so. }\n`).join(''),
});
const attested = 'rule: attested, card: prayer/bowing#glory, field: arabic';

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'an exception that excuses nothing',
    files: exceptionsFile('rule: repeat, card: prayer/bowing#glory, field: repeat'),
    says: 'no longer excuses',
  },
  {
    wrong: 'an exception for a card that is not there',
    files: exceptionsFile('rule: repeat, card: prayer/bowing#gloria, field: repeat'),
    says: 'there is no card "prayer/bowing#gloria"; is "prayer/bowing#glory" meant?',
  },
  {
    wrong: 'a misspelt rule',
    files: exceptionsFile('rule: repeats, card: prayer/bowing#glory, field: repeat'),
    says: 'no rule "repeats"; is "repeat" meant?',
  },
  {
    wrong: 'a rule with its number',
    files: exceptionsFile('rule: c22-repeat, card: prayer/bowing#glory, field: repeat'),
    says: 'no rule "c22-repeat"; is "repeat" meant?',
  },
  {
    wrong: 'an unknown rule',
    files: exceptionsFile('rule: counting, card: prayer/bowing#glory, field: repeat'),
    says: 'no rule "counting"; docs/content-guide.md lists',
  },
  { wrong: 'one exception twice', files: exceptionsFile(attested, attested), says: 'a second exception' },
];
