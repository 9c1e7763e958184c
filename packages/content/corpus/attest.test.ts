import { expect, it } from 'vitest';
import type { RuleException } from '../rules/control-files.ts';
import type { CorpusAttestation } from './attest.ts';
import { doubtsOfAttestedCheck } from './checks.ts';
import { applyExceptions } from './doubts.ts';

const attestation = (more: Partial<CorpusAttestation>): CorpusAttestation => ({
  id: 'prayer/a#b',
  coverage: 1,
  missing: [],
  vowels: [],
  references: [],
  ...more,
});
const exception = (field: string): RuleException => ({
  rule: 'attested',
  card: 'prayer/a#b',
  field,
  reason: 'The narration tells of the words and does not quote them.',
});

const unexcusedDoubts = (
  texts: readonly CorpusAttestation[],
  exceptions: readonly RuleException[] = [],
): ReturnType<typeof applyExceptions> =>
  applyExceptions(doubtsOfAttestedCheck({ texts, toldIn: [] }), new Set(texts.map(({ id }) => id)), exceptions, 'attested');

it('doubts words that no passage holds and numbers that do not hold the text', () => {
  const { doubts } = unexcusedDoubts([
    attestation({
      coverage: 0.5,
      missing: ['نَعَمْ'],
      references: [
        { reference: 'bukhari:1', known: true, share: 0.2 },
        { reference: 'hakim:1', known: false },
      ],
    }),
  ]);
  expect(doubts.map(({ field }) => field)).toEqual(['arabic', 'bukhari:1']);
});

it('takes a text for attested that a cited number beyond the six books holds whole', () => {
  const beyond = (status: string): CorpusAttestation =>
    attestation({ coverage: 0.5, missing: ['نَعَمْ'], beyond: [{ reference: 'ahmad:1', status }] });
  expect(unexcusedDoubts([beyond('HOLDS')]).doubts).toEqual([]);
  expect(unexcusedDoubts([beyond('PARTLY')]).doubts.map(({ field }) => field)).toEqual(['arabic']);
});

it('lets an exception answer one doubt, and tells of one that answers none', () => {
  const { doubts, unused } = unexcusedDoubts([attestation({ coverage: 0.5 })], [exception('arabic'), exception('bukhari:1')]);
  expect(doubts).toEqual([]);
  expect(unused.map(({ field }) => field)).toEqual(['bukhari:1']);
});

it('does not judge exceptions for texts that were not held against the corpus', () => {
  expect(unexcusedDoubts([], [exception('arabic')])).toEqual({ doubts: [], unused: [] });
});
