import { withProject, lockOf } from './fixture-project.ts';
import { examineProject } from './context.ts';
import { card, page, type Fixture } from './fixture.ts';

/** The lock of the texts of a project whose contents break no rule. */
const locked = withProject({}, (root) => lockOf(examineProject(root).library, { holds: ({ isSaid }) => !isSaid }));
/** The lock of what its language says. */
const lockedWords = withProject({}, (root) => lockOf(examineProject(root).library, { holds: ({ isSaid }) => isSaid }));
const lines = locked.split('\n');
const without = (part: string): string => lines.filter((line) => !line.includes(part)).join('\n');
const wordsWithout = (part: string): string =>
  lockedWords
    .split('\n')
    .filter((line) => !line.includes(part))
    .join('\n');

export const fixtures: readonly Fixture[] = [
  {
    wrong: 'a text that is not the locked one',
    files: { ...page(card({ arabic: 'الْحَمْدُ لِلَّهِ الَّذِي أَحْيَاهُ' })), 'text.lock': locked },
    says: 'arabic differs',
  },
  {
    wrong: 'a reference that is not the locked one',
    files: { ...page(card({ references: '[bukhari:6313]' })), 'text.lock': locked },
    says: 'references differs',
  },
  {
    wrong: 'a translation that is not the locked one',
    files: { ...page(card({ translation: 'Praise is for Allah, who gave us life.' })), 'languages/en/text.lock': lockedWords },
    says: 'translation differs',
  },
  { wrong: 'a text that is not locked', files: { 'text.lock': without('prayer/ablution#praise') }, says: 'not locked yet' },
  {
    wrong: 'a translation that is not locked',
    files: { 'languages/en/text.lock': wordsWithout('prayer/ablution#praise translation') },
    says: 'translation not locked yet',
  },
  {
    wrong: 'a locked text that is gone',
    files: { 'text.lock': `${locked}prayer/ablution#gone arabic ${'0'.repeat(64)}\n` },
    says: 'is gone',
  },
];
