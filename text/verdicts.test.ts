import { describe, expect, test } from 'vitest';
import { WEAKNESS } from './weakness.ts';
import { isWeak, KNOWN_VERDICTS, LEVELS, verdictMeaning } from './verdicts.ts';

describe('the table of verdicts', () => {
  test.each([
    ['Sahih', 'sahih', false],
    ['Hasan Sahih', 'hasan-sahih', false],
    ['Good (chain)', 'hasan', false],
    ['Weak', 'daif', true],
    ['Weak (chain)', 'daif', true],
    ['Saying of an-Nawawi', 'saying', false],
  ])('%s is of level %s', (verdict, level, weak) => {
    expect([verdictMeaning(verdict).level, isWeak(verdict)]).toEqual([level, weak]);
  });

  test('fails on a verdict that it does not have', () => {
    expect(() => verdictMeaning('Saheeh')).toThrow('"Saheeh" is no known verdict; known are Sahih, ');
    expect(() => verdictMeaning('constructor')).toThrow('is no known verdict');
  });

  test('says of the chain what its name says, and words every weakness', () => {
    for (const verdict of KNOWN_VERDICTS) {
      const { level, chain } = verdictMeaning(verdict);
      expect(LEVELS).toContain(level);
      expect([verdict, chain ?? false]).toEqual([verdict, verdict.endsWith('(chain)')]);
      expect([verdict, verdict in WEAKNESS]).toEqual([verdict, isWeak(verdict)]);
    }
  });
});
