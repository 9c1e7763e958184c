import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UsageError } from '../../command-line/options.ts';
import { main, printReport } from './mutate.ts';

const said = (): string => vi.mocked(console.log).mock.calls.flat().join('\n');

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['not asked', 'the rules meet 0 of 0'],
  ['not here', 'the rules (the corpus is not here) meet 0 of 0'],
  [new Set<number>(), 'the rules and the corpus meet 0 of 0'],
] as const)('names the corpus only where it was asked (%s)', (corpus, sentence) => {
  expect(printReport([], [], corpus, false)).toBe(0);
  expect(said()).toContain(`With the lock put aside, ${sentence} (`);
});

it.each(['en', 'xx', '../fr', ''])('refuses the language %j: only languages other than the first are accepted', async (language) => {
  await expect(main(['--language', language])).rejects.toThrow(UsageError);
});
