import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../../platform/test/stub-storage.ts';
import { onNewDay } from './day.ts';
import { recordLastCountTime } from './last-count.ts';
import { today } from './today.ts';

const LATE = new Date(2026, 10, 21, 23, 50);
const TEN_MINUTES_MS = 600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: LATE });
  stubStorage();
  recordLastCountTime('prayer/after-witr#tasbih', today());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('after a count shortly before midnight, the date changes at midnight and the counting day only after a pause', () => {
  const onNewDate = vi.fn<() => void>();
  const onNewCountingDay = vi.fn<() => void>();
  const stops = [onNewDay(onNewDate, today), onNewDay(onNewCountingDay)];
  vi.advanceTimersByTime(TEN_MINUTES_MS);
  expect([onNewDate.mock.calls.length, onNewCountingDay.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(4 * TEN_MINUTES_MS);
  expect([onNewDate.mock.calls.length, onNewCountingDay.mock.calls.length]).toEqual([1, 1]);
  for (const stop of stops) stop();
  expect(vi.getTimerCount()).toBe(0);
});
