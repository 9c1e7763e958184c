/** Reads the file with a parser that is not ours, as a calendar would. */
import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { calendarFile } from './calendar.ts';
import { DAILY_REMEMBRANCES } from './moments.ts';
import { DEFAULT_REMINDER_SETTINGS, type ReminderSettings } from './times.ts';

const SITE = 'https://misbaha.example/base';

const eventsOf = (file: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

const onlyMorning = (time: string): ReminderSettings => ({
  morning: { isOn: true, time },
  evening: { isOn: false, time: '17:00' },
  sleep: { isOn: false, time: '22:00' },
});

const pad = (number: number): string => String(number).padStart(2, '0');

it('holds an event a day for each reminder that is on, with its alarm and its link', () => {
  const file = calendarFile(DEFAULT_REMINDER_SETTINGS, SITE, new Date(2026, 10, 22, 12, 0));
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toContain('Misbaha');
  const events = eventsOf(file);
  expect(events.map(({ uid }) => uid)).toEqual(DAILY_REMEMBRANCES.map((moment) => `${moment}-remembrance@misbaha.example`));
  expect(events.map(({ startDate }) => startDate.toString())).toEqual([
    '2026-11-22T06:30:00',
    '2026-11-22T17:00:00',
    '2026-11-22T22:00:00',
  ]);
  // RFC 5545 has the alarms behind the properties of an event.
  expect(file).not.toMatch(/END:VALARM\r\n(?!END:VEVENT|BEGIN:VALARM)/);
  for (const { component, summary, description } of events) {
    expect(description).toMatch(/^Open it here: https:\/\/misbaha\.example\/base\/morning-evening\/[a-z-]+$/);
    expect(component.getFirstPropertyValue('dtstamp')).toBeTruthy();
    expect(String(component.getFirstPropertyValue('rrule'))).toBe('FREQ=DAILY');
    const [alarm, ...others] = component.getAllSubcomponents('valarm');
    expect(others).toEqual([]);
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(alarm?.getFirstPropertyValue('description')).toBe(summary);
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toMatch(/^P(T0S|0D)$/);
  }
});

it('leaves out what is switched off', () => {
  expect(eventsOf(calendarFile(onlyMorning('05:00'), SITE)).map(({ uid }) => uid)).toEqual(['morning-remembrance@misbaha.example']);
});

it('a file of a later minute is a newer version of the same events', () => {
  const [before, after] = [0, 1].map((minute) => eventsOf(calendarFile(onlyMorning('05:00'), SITE, new Date(2026, 10, 22, 12, minute)))[0]);
  expect(after?.uid).toBe(before?.uid);
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
});

it('rings at the chosen time by the clock of the place, on each day of two years, those of a change to summer time too', () => {
  const dates = fc.date({ min: new Date(2026, 0, 1), max: new Date(2030, 0, 1), noInvalidDate: true });
  const changes = fc.constantFrom(
    new Date(2026, 2, 29, 1, 59),
    new Date(2026, 2, 29, 3, 0),
    new Date(2026, 9, 25, 2, 30),
    new Date(2027, 2, 14),
  );
  fc.assert(
    fc.property(fc.oneof(dates, changes), fc.nat(23), fc.nat(59), (now, hour, minute) => {
      const file = calendarFile(onlyMorning(`${pad(hour)}:${pad(minute)}`), SITE, now);
      // A time without a zone: none is named, and no `Z`, the sign of UTC, follows.
      expect(file).not.toContain('TZID');
      expect(file).toMatch(/\r\nDTSTART:\d{8}T\d{6}\r\n/);
      const [event] = eventsOf(file);
      expect(event?.startDate.zone).toBe(ICAL.Timezone.localTimezone);
      const days = event?.iterator();
      for (let day = 0; day < 730; day++) {
        const expected = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + day, hour, minute));
        expect(days?.next()?.toString()).toBe(expected.toISOString().slice(0, 19));
      }
    }),
    { numRuns: 40 },
  );
});

it('has lines as the standard wants them: ended by CR and LF, of 75 octets at most', () => {
  fc.assert(
    fc.property(fc.webAuthority({ withPort: false, withUserInfo: false }), fc.nat(80), (host, length) => {
      const site = `https://${host}/${'b'.repeat(length)}`;
      const file = calendarFile(DEFAULT_REMINDER_SETTINGS, site);
      const lines = file.split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) {
        expect(line).not.toMatch(/[\r\n]/);
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
      for (const { description } of eventsOf(file)) expect(description).toContain(`${site}/morning-evening/`);
    }),
  );
});
