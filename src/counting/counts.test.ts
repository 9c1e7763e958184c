import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../storage/stub-storage.ts';

const KEY = 'prayer/after-salam#tasbih';

/** The module as a page finds it on loading. */
const load = async () => {
  vi.resetModules();
  return import('./counts.ts');
};

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 50) }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('counts past the number, and goes on after a reload on the same day', async () => {
  stubStorage();
  const first = await load();
  for (let count = 1; count <= 34; count++) expect(first.countOne(KEY)).toBe(count);
  const again = await load();
  expect(again.countOf(KEY)).toBe(34);
  expect(again.hasCounts('prayer/after-salam')).toBe(true);
  expect(again.hasCounts('prayer/after')).toBe(false);
});

it('begins anew with the next day, even in an open page', async () => {
  stubStorage();
  const counts = await load();
  counts.countOne(KEY);
  vi.setSystemTime(new Date(2026, 10, 22, 0, 1));
  expect(counts.countOf(KEY)).toBe(0);
  expect(counts.countOne(KEY)).toBe(1);
});

it('restarts one page and leaves the others, and tells who listens', async () => {
  stubStorage();
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
  const counts = await load();
  counts.countOne(KEY);
  counts.countOne('travel/travel-dua#takbir');
  const listener = vi.fn<() => void>();
  const stop = counts.onCountsChange(listener);
  counts.restartPage('prayer/after-salam');
  expect([counts.countOf(KEY), counts.countOf('travel/travel-dua#takbir')]).toEqual([0, 1]);
  expect(listener).toHaveBeenCalledOnce();
  stop();
  counts.countOne(KEY);
  expect(listener).toHaveBeenCalledOnce();
});

it.each(['', 'null', '[]', '{"day":1,"counts":{}}', '{"day":"2026-11-21","counts":{"a":-1}}', '{"day":"2026-11-21","counts":{"a":1.5}}'])(
  'takes %j for nothing counted',
  async (text) => {
    stubStorage({ 'misbaha:counts': text });
    const counts = await load();
    expect(counts.countOf('a')).toBe(0);
    expect(counts.countOne('a')).toBe(1);
  },
);
