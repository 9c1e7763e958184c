import { afterEach, expect, it, vi } from 'vitest';
import { stubPageEvents, stubStorage } from '../../platform/test/stub-storage.ts';
import { setWholeCardCounts, doesWholeCardCount, parseWithoutLooking } from './without-looking.ts';

afterEach(() => vi.unstubAllGlobals());

it('is off unless it is chosen, and kept', () => {
  stubStorage();
  stubPageEvents();
  expect(doesWholeCardCount()).toBe(false);
  expect(setWholeCardCounts(true)).toBe(true);
  expect(doesWholeCardCount()).toBe(true);
});

it.each([null, undefined, true, 'wholeCard', [], {}, { wholeCard: 1 }, { wholeCard: 'true' }])('is off after %j', (kept) => {
  expect(parseWithoutLooking(kept)).toEqual({ wholeCard: false });
});
