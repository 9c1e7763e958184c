import { expect, test } from 'vitest';
import { misfiledToldInDoubts } from './told-in-numbers.ts';

test('a number under "told in" whose narration has the words is in doubt', () => {
  const doubts = misfiledToldInDoubts({
    id: 'a/b#c',
    coverage: 1,
    missing: [],
    vowels: [],
    references: [
      { reference: 'bukhari:1', known: true, share: 0 },
      { reference: 'bukhari:2', known: true, share: 1 },
      { reference: 'bukhari:3', known: false },
    ],
    beyond: [
      { reference: 'ahmad:4', status: 'NOT HELD' },
      { reference: 'ahmad:5', status: 'HOLDS' },
    ],
  });
  expect(doubts.map(({ field }) => field)).toEqual(['bukhari:2', 'ahmad:5']);
});
