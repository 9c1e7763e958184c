import type { Fixture } from '../test/fixture.ts';

const exceptionsFile = (...entries: string[]): Fixture['files'] => ({
  'exceptions.yaml': entries.map((entry) => `- { ${entry}, reason: A sentence that says why this is so. }\n`).join(''),
});
const attested = 'rule: attested, card: prayer/bowing#glory, field: arabic';

export const faultyContents: readonly Fixture[] = [
  {
    wrong: 'an exception that excuses nothing',
    files: exceptionsFile('rule: repeat, card: prayer/bowing#glory, field: repeat'),
    says: 'no longer excuses',
  },
  { wrong: 'an unknown rule', files: exceptionsFile('rule: repeats, card: prayer/bowing#glory, field: repeat'), says: 'no rule "repeats"' },
  { wrong: 'one exception twice', files: exceptionsFile(attested, attested), says: 'a second exception' },
];
