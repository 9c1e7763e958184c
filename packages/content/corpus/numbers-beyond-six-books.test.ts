import { expect, test } from 'vitest';
import type { CorpusAttestation } from './attest.ts';
import { doubtsBeyondSixBooks } from './numbers-beyond-six-books.ts';

const attestation = (...beyond: { reference: string; status: string; missing?: string[] }[]): CorpusAttestation => ({
  id: 'a/b#c',
  coverage: 1,
  missing: [],
  vowels: [],
  references: [],
  beyond,
});

test('a verse is not in doubt if the narration holds a part of it, and is in doubt if the narration holds none of it', () => {
  expect(doubtsBeyondSixBooks(attestation({ reference: 'hakim:1', status: 'PARTLY' }), true)).toEqual([]);
  expect(doubtsBeyondSixBooks(attestation({ reference: 'hakim:1', status: 'NOT HELD' }), true)).toHaveLength(1);
});

test('a number that does not hold the whole text is in doubt', () => {
  const doubts = doubtsBeyondSixBooks(
    attestation(
      { reference: 'ahmad:1', status: 'HOLDS' },
      { reference: 'ahmad:2', status: 'PARTLY', missing: ['نَعَمْ'] },
      { reference: 'ahmad:3', status: 'NOT HELD' },
      { reference: 'baghawi:4', status: 'UNKNOWN' },
    ),
  );
  expect(doubts.map(({ message }) => message)).toEqual([
    'ahmad:2 holds a part of it; it lacks نَعَمْ',
    'ahmad:3 holds something else',
    'baghawi:4 is not in the corpus',
  ]);
});
