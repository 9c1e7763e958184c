import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPageEvents, stubStorage } from '../../platform/test/stub-storage.ts';
import { addOneCount, resetPageCounts } from './counts.ts';
import { forgetResumePoint, keepResumePoint, onResumePointChange, parseResumePoint, resumePointOf } from './resume-point.ts';

const PAGE = 'morning-evening/morning-remembrance';
const RESUME_POINT = { card: 'seeking-forgiveness', position: 7, total: 24 };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 6, 30) });
  stubPageEvents();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps the very card until the day ends', () => {
  stubStorage();
  keepResumePoint(PAGE, RESUME_POINT);
  expect(resumePointOf(PAGE)).toEqual(RESUME_POINT);
  vi.setSystemTime(new Date(2026, 10, 22, 23, 59));
  expect(resumePointOf(PAGE)).toEqual(RESUME_POINT);
  vi.setSystemTime(new Date(2026, 10, 23, 0, 0));
  expect(resumePointOf(PAGE)).toBeUndefined();
});

it('keeps one place a page, and takes no room for days that are gone', () => {
  const kept = stubStorage();
  keepResumePoint(PAGE, RESUME_POINT);
  vi.setSystemTime(new Date(2026, 10, 23, 6, 0));
  keepResumePoint(PAGE, { ...RESUME_POINT, position: 8 });
  keepResumePoint('prayer/after-salam', { ...RESUME_POINT, total: 9 });
  expect(kept.size).toBe(2);
  forgetResumePoint(PAGE);
  expect([...kept.keys()]).toEqual(['misbaha:place/prayer/after-salam']);
});

it('is removed when the counts of its page are reset, and listeners are notified', () => {
  stubStorage();
  addOneCount(`${PAGE}#${RESUME_POINT.card}`);
  keepResumePoint(PAGE, RESUME_POINT);
  const listener = vi.fn<() => void>();
  const stop = onResumePointChange(listener);
  resetPageCounts(PAGE);
  expect(resumePointOf(PAGE)).toBeUndefined();
  expect(listener).toHaveBeenCalledOnce();
  stop();
});

it('notifies listeners when the day ends, in a page that stays open', () => {
  stubStorage();
  keepResumePoint(PAGE, RESUME_POINT);
  let shown = resumePointOf(PAGE);
  const stop = onResumePointChange(() => {
    shown = resumePointOf(PAGE);
  });
  vi.setSystemTime(new Date(2026, 10, 22, 23, 59, 30));
  vi.advanceTimersByTime(90_000);
  expect(shown).toBeUndefined();
  stop();
});

it('holds until the page is closed where nothing can be stored', () => {
  stubStorage({}, 0);
  keepResumePoint(PAGE, RESUME_POINT);
  expect(resumePointOf(PAGE)).toEqual(RESUME_POINT);
  forgetResumePoint(PAGE);
});

it.each([
  null,
  '',
  '2026-11-22',
  '2026-11-21 7/24 a',
  '2026-11-22 0/24 a',
  '2026-11-22 25/24 a',
  '2026-11-22 7/24 ',
  '2026-11-22 7/24 a b',
  '{"card":"a"}',
])('reads %j as no resume point', (text) => {
  expect(parseResumePoint(text, '2026-11-22')).toBeUndefined();
});

it('reads a thousand records of any shape, each as no resume point or as a valid one', () => {
  const almost = fc
    .tuple(fc.constantFrom('2026-11-22', '2026-11-21', 'x'), fc.integer(), fc.integer(), fc.oneof(fc.string(), fc.constant('a-b')))
    .map(([day, position, total, card]) => `${day} ${position}/${total} ${card}`);
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), almost), (text) => {
      const place = parseResumePoint(text, '2026-11-22');
      const canBeGoneTo = place && place.position >= 1 && place.position <= place.total && /^[a-z\d-]+$/.test(place.card);
      expect(place === undefined || canBeGoneTo).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
