import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStoredRecord } from './stored-record.ts';
import { stubPageEvents, stubStorage } from '../test/stub-storage.ts';

const numberOr = (stored: unknown): { n: number } => ({ n: typeof stored === 'number' ? stored : 0 });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reads afresh what another tab has written or cleared, without having listened', () => {
  const kept = stubStorage();
  const record = createStoredRecord('n', numberOr);
  expect(record.write({ n: 1 })).toBe(true);
  kept.set('n', '7');
  expect(record.read()).toEqual({ n: 7 });
  expect(record.read()).toBe(record.read());
  kept.clear();
  expect(record.read()).toEqual({ n: 0 });
});

it('listeners are notified of changes in this tab and others, of clearing, and when the page is shown again', () => {
  stubStorage();
  const page = stubPageEvents();
  const record = createStoredRecord('n', numberOr);
  const listener = vi.fn<() => void>();
  const stop = record.subscribe(listener);
  record.tell();
  page.fireStorageEvent('n');
  vi.runAllTimers();
  page.fireStorageEvent(null);
  vi.runAllTimers();
  page.becomeVisible();
  page.comeBack();
  expect(listener).toHaveBeenCalledTimes(5);
  page.fireStorageEvent('another');
  vi.runAllTimers();
  stop();
  record.tell();
  page.comeBack();
  expect(listener).toHaveBeenCalledTimes(5);
});

it('many changes in another tab notify a listener once', () => {
  stubStorage();
  const page = stubPageEvents();
  const listener = vi.fn<() => void>();
  createStoredRecord('n', numberOr).subscribe(listener);
  for (let count = 0; count < 1000; count++) page.fireStorageEvent('n');
  vi.runAllTimers();
  expect(listener).toHaveBeenCalledOnce();
});
