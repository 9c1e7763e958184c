import { describe, expect, test } from 'vitest';
import { isWeak, LEVELS, VERDICT_IDS, verdictMeaning } from './verdicts.ts';

describe('the table of verdicts', () => {
  test.each([
    ['sahih', 'sahih', false],
    ['hasan-sahih', 'hasan-sahih', false],
    ['jayyid-chain', 'hasan', false],
    ['daif', 'daif', true],
    ['daif-chain', 'daif', true],
    ['saying', 'saying', false],
  ] as const)('%s is of level %s', (verdict, level, weak) => {
    expect([verdictMeaning(verdict).level, isWeak(verdict)]).toEqual([level, weak]);
  });

  test('says of the chain what its name says', () => {
    for (const verdict of VERDICT_IDS) {
      const { level, chain } = verdictMeaning(verdict);
      expect(LEVELS).toContain(level);
      expect([verdict, chain ?? false]).toEqual([verdict, verdict.endsWith('-chain')]);
    }
  });
});
