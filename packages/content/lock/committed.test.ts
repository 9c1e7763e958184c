import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { withFixtureProject } from '../test/fixture-project.ts';
import { committedFieldTexts } from './committed.ts';

const commit = (root: string): boolean =>
  [
    ['init', '-q'],
    ['add', '-A'],
    ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false', 'commit', '-q', '-m', 'content'],
  ].every((args) => spawnSync('git', ['-C', root, ...args], { env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' } }).status === 0);
const hasGit = spawnSync('git', ['--version']).status === 0;

describe('the committed texts', () => {
  it.skipIf(!hasGit)('are compiled from the last commit, whatever the working files hold', () => {
    withFixtureProject({}, (root) => {
      expect(commit(root)).toBe(true);
      expect(committedFieldTexts(root, 'en')?.get('prayer/bowing#glory repeat')).toBe('3');
      expect(committedFieldTexts(root, 'en')?.get('prayer/ablution#praise arabic')).toContain('الْحَمْدُ');
    });
  });

  it('are not to be had where there is no repository', () => {
    withFixtureProject({}, (root) => expect(committedFieldTexts(root, 'en')).toBeUndefined());
  });
});
