import { describe, expect, test } from 'vitest';
import { isSoundVerdict, isWeakVerdict, VERDICT_LEVELS, VERDICT_IDS, verdictLevelAndChain } from './verdicts.ts';

describe('the table of verdicts', () => {
  test.each([
    ['sahih', 'sahih', 'sound'],
    ['hasan-sahih', 'hasan-sahih', 'sound'],
    ['jayyid-chain', 'hasan', 'sound'],
    ['daif', 'daif', 'weak'],
    ['daif-chain', 'daif', 'weak'],
    ['daif-jiddan', 'daif-jiddan', 'weak'],
    ['saying', 'saying', 'neither'],
    ['told-as-saying', 'saying', 'neither'],
  ] as const)('%s is of level %s: %s', (verdict, level, finding) => {
    expect([verdictLevelAndChain(verdict).level, isWeakVerdict(verdict), isSoundVerdict(verdict)]).toEqual([
      level,
      finding === 'weak',
      finding === 'sound',
    ]);
  });

  test('limits a verdict to the chain exactly where its id ends in "-chain"', () => {
    for (const verdict of VERDICT_IDS) {
      const { level, chain } = verdictLevelAndChain(verdict);
      expect(VERDICT_LEVELS).toContain(level);
      expect([verdict, chain ?? false]).toEqual([verdict, verdict.endsWith('-chain')]);
    }
  });
});
