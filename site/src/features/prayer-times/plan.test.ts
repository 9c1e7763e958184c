import * as fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { stubPageEvents, stubStorage } from '../../platform/test/stub-storage.ts';
import { changePlan, DEFAULT_PLAN, isReminderMinutes, readPlan, MAX_REMINDERS, NEW_REMINDER, parsePlan } from './plan.ts';

afterEach(() => vi.unstubAllGlobals());

const CAIRO = { city: 'Cairo', country: 'EG', latitude: 30.06, longitude: 31.25, zone: 'Africa/Cairo' };

it('keeps what is chosen, each field by itself', () => {
  const kept = stubStorage();
  stubPageEvents();
  expect(readPlan()).toEqual(DEFAULT_PLAN);
  expect(changePlan({ place: CAIRO, method: 'egypt' })).toBe(true);
  expect(readPlan()).toEqual({ ...DEFAULT_PLAN, place: CAIRO, method: 'egypt' });
  kept.set('misbaha:prayer-reminders', '{"method":"other","asr":"hanafi","reminders":[{"minutes":-1},7],"place":{"latitude":30}}');
  expect(readPlan()).toEqual({ ...DEFAULT_PLAN, asr: 'hanafi', reminders: [] });
});

it('reports that the device does not store the change', () => {
  stubStorage({}, 0);
  stubPageEvents();
  expect(changePlan({ asr: 'hanafi' })).toBe(false);
  expect(readPlan().asr).toBe('hanafi');
});

it('takes a place only where it is whole and lies on the earth', () => {
  expect(parsePlan({ place: CAIRO }).place).toEqual(CAIRO);
  for (const wrong of [
    { latitude: 91 },
    { longitude: NaN },
    { zone: 'Africa/Nowhere' },
    { country: 'eg' },
    { city: '' },
    { zone: undefined },
  ])
    expect(parsePlan({ place: { ...CAIRO, ...wrong } }).place, JSON.stringify(wrong)).toBeUndefined();
});

it.each([-1, 181, 1.5, NaN, Infinity, '15', null])('%j is no number of minutes', (minutes) =>
  expect(isReminderMinutes(minutes)).toBe(false),
);

it('makes a valid plan of each of a thousand records of any shape', () => {
  const reminder = fc.record(
    { occasion: fc.anything(), minutes: fc.anything(), side: fc.constantFrom('before', 'x'), event: fc.anything() },
    { requiredKeys: [] },
  );
  const record = fc.record(
    {
      place: fc.anything(),
      method: fc.anything(),
      reminders: fc.oneof(fc.array(fc.oneof(reminder, fc.constant(NEW_REMINDER))), fc.anything()),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything(), record), (kept) => {
      const { method, asr, reminders } = parsePlan(kept);
      expect([typeof method, typeof asr]).toEqual(['string', 'string']);
      expect(reminders.length).toBeLessThanOrEqual(MAX_REMINDERS);
      expect(reminders.every(({ minutes }) => isReminderMinutes(minutes))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
