import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPageEvents, type StubbedPageEvents, stubStorage } from '../../platform/test/stub-storage.ts';

const KEY = 'prayer/after-witr#tasbih';
const RECORD = 'misbaha:counts';
const LATE = new Date(2026, 10, 21, 23, 50);

/** Loads the module afresh, as a newly loaded page does; each copy stands for a tab. */
const load = async () => {
  vi.resetModules();
  return import('./counts.ts');
};

let page: StubbedPageEvents;

beforeEach(() => {
  vi.useFakeTimers({ now: LATE });
  page = stubPageEvents();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('counts past the number of repetitions, and goes on after a reload on the same day', async () => {
  stubStorage();
  const first = await load();
  for (let count = 1; count <= 34; count++) expect(first.addOneCount(KEY)).toEqual({ count, kept: true });
  const again = await load();
  expect(again.todaysCountOf(KEY)).toBe(34);
  expect(again.hasPageCountsToday('prayer/after-witr')).toBe(true);
  expect(again.hasPageCountsToday('prayer/after')).toBe(false);
});

it('goes on where nothing can be stored', async () => {
  stubStorage({}, 0);
  const counts = await load();
  counts.addOneCount(KEY);
  expect(counts.addOneCount(KEY).count).toBe(2);
});

it('two tabs lose nothing to each other', async () => {
  stubStorage();
  const tabs = [await load(), await load()] as const;
  for (let press = 0; press < 10; press++) tabs[press % 2 === 0 ? 0 : 1].addOneCount(press < 5 ? KEY : `a/b#${press}`);
  expect(tabs[0].todaysCountOf(KEY)).toBe(5);
  expect(tabs[0].hasPageCountsToday('a/b')).toBe(true);
});

it('begins anew when the day turns, and tells an open page at midnight', async () => {
  stubStorage();
  vi.setSystemTime(new Date(2026, 10, 21, 23, 10));
  const counts = await load();
  const listener = vi.fn<() => void>();
  const stop = counts.onCountsChange(listener);
  counts.addOneCount(KEY);
  listener.mockClear();
  vi.advanceTimersByTime(49 * 60_000);
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(listener).toHaveBeenCalledOnce();
  expect(counts.todaysCountOf(KEY)).toBe(0);
  expect(counts.addOneCount(KEY).count).toBe(1);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

it('goes on over midnight while the reader counts; after a pause starts again from zero and notifies an open page', async () => {
  stubStorage();
  const counts = await load();
  const { resumePointOf, keepResumePoint } = await import('./resume-point.ts');
  for (let time = 0; time < 20; time++) counts.addOneCount(KEY);
  keepResumePoint('prayer/after-witr', { card: 'tasbih', position: 2, total: 3 });
  vi.setSystemTime(new Date(2026, 10, 22, 0, 5));
  expect([counts.todaysCountOf(KEY), counts.hasPageCountsToday('prayer/after-witr'), counts.addOneCount(KEY).count]).toEqual([
    20,
    true,
    21,
  ]);
  expect(resumePointOf('prayer/after-witr')?.card).toBe('tasbih');
  const listener = vi.fn<() => void>();
  const stop = counts.onCountsChange(listener);
  vi.advanceTimersByTime(44 * 60_000);
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(listener).toHaveBeenCalledOnce();
  expect([counts.todaysCountOf(KEY), counts.addOneCount(KEY).count]).toEqual([0, 1]);
  stop();
});

it('goes on over midnight where the page is loaded again while one counts', async () => {
  stubStorage();
  const { keepResumePoint } = await import('./resume-point.ts');
  const first = await load();
  for (let time = 0; time < 20; time++) first.addOneCount(KEY);
  keepResumePoint('prayer/after-witr', { card: 'tasbih', position: 2, total: 3 });
  vi.setSystemTime(new Date(2026, 10, 22, 0, 5));
  const again = await load();
  const { resumePointOf } = await import('./resume-point.ts');
  expect([again.todaysCountOf(KEY), again.addOneCount(KEY).count, resumePointOf('prayer/after-witr')?.card]).toEqual([20, 21, 'tasbih']);
  vi.setSystemTime(new Date(2026, 10, 22, 0, 50));
  expect((await load()).todaysCountOf(KEY)).toBe(0);
});

it.each(['becomeVisible', 'comeBack'] as const)('looks at the day again where a page that slept does %s', async (event) => {
  stubStorage();
  const counts = await load();
  counts.addOneCount(KEY);
  const seen: number[] = [];
  counts.onCountsChange(() => seen.push(counts.todaysCountOf(KEY)));
  vi.setSystemTime(new Date(2026, 10, 22, 6, 0));
  page[event]();
  expect(seen).toEqual([0]);
});

it('keeps the counts of a day where the clock goes two days ahead and back, even if something is counted in between', async () => {
  stubStorage();
  const counts = await load();
  counts.addOneCount(KEY);
  counts.addOneCount(KEY);
  vi.setSystemTime(new Date(2026, 10, 23, 1, 50));
  expect(counts.todaysCountOf(KEY)).toBe(0);
  counts.addOneCount(KEY);
  vi.setSystemTime(LATE);
  expect(counts.todaysCountOf(KEY)).toBe(2);
});

it('removes counts of days that no change of time zone can bring back', async () => {
  const kept = stubStorage({ [`${RECORD}/rubbish`]: '1' });
  (await load()).addOneCount(KEY);
  vi.setSystemTime(new Date(2026, 10, 24, 12, 0));
  (await load()).addOneCount('a/b#c');
  expect([...kept.keys()].filter((key) => key.startsWith(RECORD))).toEqual([`${RECORD}/2026-11-24/a/b#c`]);
});

it('restarts one page and leaves the others, and notifies listeners', async () => {
  stubStorage();
  const counts = await load();
  counts.addOneCount(KEY);
  counts.addOneCount('travel/travel-dua#takbir');
  const listener = vi.fn<() => void>();
  const stop = counts.onCountsChange(listener);
  counts.resetPageCounts('prayer/after-witr');
  expect([counts.todaysCountOf(KEY), counts.todaysCountOf('travel/travel-dua#takbir')]).toEqual([0, 1]);
  expect(counts.hasPageCountsToday('prayer/after-witr')).toBe(false);
  expect(listener).toHaveBeenCalledOnce();
  stop();
  counts.addOneCount(KEY);
  expect(listener).toHaveBeenCalledOnce();
});

it('a restart can be undone: the counts of the page and the place where the reader stopped', async () => {
  stubStorage();
  const counts = await load();
  const { keepResumePoint, resumePointOf } = await import('./resume-point.ts');
  counts.addOneCount(KEY);
  counts.addOneCount(KEY);
  keepResumePoint('prayer/after-witr', { card: 'takbir', position: 2, total: 5 });
  const undo = counts.resetPageCounts('prayer/after-witr');
  expect([counts.todaysCountOf(KEY), resumePointOf('prayer/after-witr')]).toEqual([0, undefined]);
  expect(undo()).toBe(true);
  expect([counts.todaysCountOf(KEY), resumePointOf('prayer/after-witr')?.card]).toEqual([2, 'takbir']);
});

it('a restart that is undone takes nothing away that was counted since', async () => {
  stubStorage();
  const counts = await load();
  counts.addOneCount(KEY);
  const undo = counts.resetPageCounts('prayer/after-witr');
  for (let time = 0; time < 3; time++) counts.addOneCount(KEY);
  expect(undo()).toBe(true);
  expect(counts.todaysCountOf(KEY)).toBe(3);
});

it('a restart that is undone after midnight brings back the place of its own day, which is over', async () => {
  stubStorage();
  const counts = await load();
  const { keepResumePoint, resumePointOf } = await import('./resume-point.ts');
  counts.addOneCount(KEY);
  keepResumePoint('prayer/after-witr', { card: 'takbir', position: 2, total: 5 });
  const undo = counts.resetPageCounts('prayer/after-witr');
  const evening = Date.now();
  vi.setSystemTime(evening + 86_400_000);
  undo();
  expect([counts.todaysCountOf(KEY), resumePointOf('prayer/after-witr')]).toEqual([0, undefined]);
  vi.setSystemTime(evening);
  expect([counts.todaysCountOf(KEY), resumePointOf('prayer/after-witr')?.card]).toEqual([1, 'takbir']);
});

it('reading writes nothing, whatever stands in storage', async () => {
  const kept = stubStorage({
    [RECORD]: '{"day":"2026-11-21","counts":{"a/b#c":3}}',
    [`${RECORD}/2026-01-01/a/b#c`]: '7',
    [`${RECORD}/rubbish`]: 'x',
    'misbaha:last-count': 'rubbish',
  });
  const before = [...kept];
  const counts = await load();
  expect([counts.todaysCountOf('a/b#c'), counts.hasPageCountsToday('a/b')]).toEqual([0, false]);
  expect([...kept]).toEqual(before);
});

it.each(['', '-1', '1e3', '1234567', 'x', '{}'])('takes a count of %j for none', async (text) => {
  stubStorage({ [`${RECORD}/2026-11-21/${KEY}`]: text });
  const counts = await load();
  expect(counts.todaysCountOf(KEY)).toBe(0);
  expect(counts.addOneCount(KEY).count).toBe(1);
});

it('goes on counting where nothing can be stored, and says that it is for now only', async () => {
  stubStorage({}, 0);
  const counts = await load();
  expect(counts.addOneCount(KEY)).toEqual({ count: 1, kept: false });
  expect(counts.addOneCount(KEY)).toEqual({ count: 2, kept: false });
});

it('for the duas after the prayer, a count made while the clock was ahead does not count for the present prayer', async () => {
  stubStorage();
  const dua = 'prayer/after-salam#thirty-three';
  const counts = await load();
  vi.setSystemTime(new Date(2026, 10, 21, 20, 0));
  counts.addOneCount(dua);
  vi.setSystemTime(new Date(2026, 10, 21, 12, 30));
  expect([counts.todaysCountOf(dua), counts.addOneCount(dua).count]).toEqual([0, 1]);
});

it('for the duas after the prayer, counts and the resume point last for one prayer', async () => {
  const kept = stubStorage();
  const dua = 'prayer/after-salam#thirty-three';
  const counts = await load();
  const { keepResumePoint, resumePointOf } = await import('./resume-point.ts');
  vi.setSystemTime(new Date(2026, 10, 21, 5, 30));
  for (let time = 0; time < 33; time++) counts.addOneCount(dua);
  keepResumePoint('prayer/after-salam', { card: 'ayat-al-kursi', position: 6, total: 8 });
  vi.setSystemTime(new Date(2026, 10, 21, 5, 50));
  expect([counts.todaysCountOf(dua), counts.hasPageCountsToday('prayer/after-salam')]).toEqual([33, true]);
  expect(resumePointOf('prayer/after-salam')?.card).toBe('ayat-al-kursi');
  vi.setSystemTime(new Date(2026, 10, 21, 12, 30));
  const before = [...kept];
  expect([counts.todaysCountOf(dua), counts.hasPageCountsToday('prayer/after-salam')]).toEqual([0, false]);
  expect(resumePointOf('prayer/after-salam')).toBeUndefined();
  // Reading the counts has changed nothing in the storage.
  expect([...kept]).toEqual(before);
  expect(counts.addOneCount('prayer/after-salam#forgiveness-and-peace').count).toBe(1);
  expect([counts.todaysCountOf(dua), resumePointOf('prayer/after-salam')]).toEqual([0, undefined]);
});

it('for the duas after the prayer, an open page is notified when its counts and resume point expire', async () => {
  stubStorage();
  const counts = await load();
  const { keepResumePoint, onResumePointChange, resumePointOf } = await import('./resume-point.ts');
  vi.setSystemTime(new Date(2026, 10, 21, 12, 30));
  const dua = 'prayer/after-salam#thirty-three';
  counts.addOneCount(dua);
  keepResumePoint('prayer/after-salam', { card: 'ayat-al-kursi', position: 6, total: 8 });
  const seen: unknown[] = [];
  const stops = [
    counts.onCountsChange(() => seen.push(counts.todaysCountOf(dua))),
    onResumePointChange(() => seen.push(resumePointOf('prayer/after-salam'))),
  ];
  vi.advanceTimersByTime(44 * 60_000);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(2 * 60_000);
  expect(seen).toEqual([0, undefined]);
  for (const stop of stops) stop();
});
