import { withProject, lockOf } from './fixture-project.ts';
import { examineProject } from './context.ts';
import { card, page, type Fixture } from './fixture.ts';

/** The lock of a project whose contents break no rule. */
const locked = withProject({}, (root) => lockOf(examineProject(root).library));
const lines = locked.split('\n');
const without = (part: string): string => lines.filter((line) => !line.includes(part)).join('\n');

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
  { wrong: 'a text that is not locked', files: { 'text.lock': without('prayer/ablution#praise') }, says: 'not locked yet' },
  {
    wrong: 'a locked text that is gone',
    files: { 'text.lock': `${locked}prayer/ablution#gone arabic ${'0'.repeat(64)}\n` },
    says: 'is gone',
  },
];
