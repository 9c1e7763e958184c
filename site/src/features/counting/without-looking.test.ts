import { afterEach, expect, it, vi } from 'vitest';
import { stubPageEvents, stubStorage } from '../../platform/test/stub-storage.ts';
import { setWholeCardCounts, doesWholeCardCount, parseWithoutLooking } from './without-looking.ts';

afterEach(() => vi.unstubAllGlobals());

it('counting by the whole card is off by default, and the choice is kept', () => {
  stubStorage();
  stubPageEvents();
  expect(doesWholeCardCount()).toBe(false);
  expect(setWholeCardCounts(true)).toBe(true);
  expect(doesWholeCardCount()).toBe(true);
});

it.each([null, undefined, true, 'wholeCard', [], {}, { wholeCard: 1 }, { wholeCard: 'true' }])(
  'counting by the whole card is off where storage holds %j',
  (kept) => {
    expect(parseWithoutLooking(kept)).toEqual({ wholeCard: false });
  },
);
