import { withFixtureProject, lockText } from '../test/fixture-project.ts';
import { loadProjectForRules } from './context.ts';
import { cardYaml, ablutionFixtureFiles, type FaultyContent } from '../test/fixture.ts';

/** The lock of the texts of a project whose contents break no rule. */
const textLock = withFixtureProject({}, (root) =>
  lockText(loadProjectForRules(root).library, { holds: ({ isOfLanguage }) => !isOfLanguage }),
);
/** The lock of its language. */
const languageLock = withFixtureProject({}, (root) =>
  lockText(loadProjectForRules(root).library, { holds: ({ isOfLanguage }) => isOfLanguage }),
);
const textLockLines = textLock.split('\n');
const textLockWithout = (part: string): string => textLockLines.filter((line) => !line.includes(part)).join('\n');
const languageLockWithout = (part: string): string =>
  languageLock
    .split('\n')
    .filter((line) => !line.includes(part))
    .join('\n');

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'a text that is not the locked one',
    files: { ...ablutionFixtureFiles(cardYaml({ arabic: 'الْحَمْدُ لِلَّهِ الَّذِي أَحْيَاهُ' })), 'text.lock': textLock },
    says: 'arabic differs',
  },
  {
    wrong: 'a reference that is not the locked one',
    files: { ...ablutionFixtureFiles(cardYaml({ references: '[bukhari:6313]' })), 'text.lock': textLock },
    says: 'references differs',
  },
  {
    wrong: 'a translation that is not the locked one',
    files: {
      ...ablutionFixtureFiles(cardYaml({ translation: 'Praise is for Allah, who gave us life.' })),
      'languages/en/text.lock': languageLock,
    },
    says: 'translation differs',
  },
  { wrong: 'a text that is not locked', files: { 'text.lock': textLockWithout('prayer/ablution#praise') }, says: 'not locked yet' },
  {
    wrong: 'a translation that is not locked',
    files: { 'languages/en/text.lock': languageLockWithout('prayer/ablution#praise translation') },
    says: 'translation not locked yet',
  },
  {
    wrong: 'a locked text that is gone',
    files: { 'text.lock': `${textLock}prayer/ablution#gone arabic ${'0'.repeat(64)}\n` },
    says: 'is gone',
  },
];
