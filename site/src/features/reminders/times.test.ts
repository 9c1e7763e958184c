import * as fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { stubPageEvents, stubStorage } from '../../platform/test/stub-storage.ts';
import { DAILY_REMEMBRANCES } from './moments.ts';
import { changeReminder, readReminderSettings, DEFAULT_REMINDER_SETTINGS, isTime, parseReminderSettings } from './times.ts';

afterEach(() => vi.unstubAllGlobals());

it('keeps what is chosen, each field by itself', () => {
  const kept = stubStorage();
  stubPageEvents();
  expect(readReminderSettings()).toEqual(DEFAULT_REMINDER_SETTINGS);
  expect(changeReminder('morning', { time: '05:10' })).toBe(true);
  changeReminder('sleep', { isOn: false });
  expect(readReminderSettings()).toEqual({
    ...DEFAULT_REMINDER_SETTINGS,
    morning: { isOn: true, time: '05:10' },
    sleep: { ...DEFAULT_REMINDER_SETTINGS.sleep, isOn: false },
  });
  kept.set('misbaha:reminders', '{"morning":{"time":"05:10","isOn":"yes"},"evening":7}');
  expect(readReminderSettings()).toEqual({ ...DEFAULT_REMINDER_SETTINGS, morning: { isOn: true, time: '05:10' } });
});

it('reports that the device does not store the change', () => {
  stubStorage({}, 0);
  stubPageEvents();
  expect(changeReminder('evening', { time: '18:45' })).toBe(false);
  expect(readReminderSettings().evening.time).toBe('18:45');
});

it.each(['', '24:00', '7:30', '07:60', '07:30:00', ' 07:30', null, 730])('%j is no time of the day', (text) => {
  expect(isTime(text)).toBe(false);
});

it('makes valid times of each of a thousand records of any shape', () => {
  const reminder = fc.record({ isOn: fc.anything(), time: fc.oneof(fc.string(), fc.anything()) }, { requiredKeys: [] });
  const record = fc.record({ morning: fc.oneof(reminder, fc.anything()), evening: reminder, sleep: fc.anything() }, { requiredKeys: [] });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), record), (kept) => {
      const times = parseReminderSettings(kept);
      expect(DAILY_REMEMBRANCES.every((moment) => isTime(times[moment].time) && typeof times[moment].isOn === 'boolean')).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
