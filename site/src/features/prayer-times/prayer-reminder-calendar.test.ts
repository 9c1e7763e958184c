/** Reads the file with a parser that is not ours, as a calendar would. */
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { DAY_EVENTS, dateInZone } from './prayer-day.ts';
import { REMINDER_OCCASIONS } from './occasions.ts';
import type { Place } from './place.ts';
import { MAX_REMINDERS, type PrayerTimeReminder } from './plan.ts';
import { prayerReminderCalendar } from './prayer-reminder-calendar.ts';
import { PLANNED_DAYS, planYearOfReminders, reminderTimeOf } from './reminder-days.ts';
import { clockTime, dateRangeText } from './words.ts';

const SITE = 'https://misbaha.example/base';
const NOW = new Date('2026-11-24T10:30:00Z');
const LONDON: Place = { city: 'London', country: 'GB', latitude: 51.51, longitude: -0.13, zone: 'Europe/London' };
const TROMSO: Place = { latitude: 69.65, longitude: 18.96, zone: 'Europe/Oslo' };
const REMINDERS: readonly PrayerTimeReminder[] = [
  { occasion: 'morning', minutes: 15, side: 'after', event: 'fajr' },
  { occasion: 'ablution', minutes: 20, side: 'before', event: 'dhuhr' },
  { occasion: 'evening', minutes: 0, side: 'before', event: 'sunset' },
];
/** Two of one occasion. */
const TWICE_AFTER_PRAYER: readonly PrayerTimeReminder[] = [
  { occasion: 'afterPrayer', minutes: 5, side: 'after', event: 'asr' },
  { occasion: 'afterPrayer', minutes: 5, side: 'after', event: 'isha' },
];

const yearOf = (place: Place, reminders = REMINDERS, now = NOW) =>
  planYearOfReminders({ method: 'muslimWorldLeague', asr: 'standard', reminders }, place, now);
const fileOf = (place: Place, reminders = REMINDERS, now = NOW): string =>
  prayerReminderCalendar(yearOf(place, reminders, now).reminders, place.zone, SITE, now);
const eventsOf = (file: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

test('a year of London: each reminder every day at its instant, with its alarm, its words and its link', () => {
  const events = eventsOf(fileOf(LONDON));
  // Today's reminder after Fajr is past already.
  expect(events).toHaveLength(3 * PLANNED_DAYS - 1);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  const first = events[0];
  expect(first?.uid).toBe('ablution-dhuhr-20261124@misbaha.example');
  expect([first?.summary, first?.description]).toEqual([
    'Ablution for the prayer',
    '20 minutes before Dhuhr (11:48). Open it here: https://misbaha.example/base/prayer/ablution',
  ]);
  for (const { component, summary, startDate } of events) {
    expect(startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    const [alarm, ...others] = component.getAllSubcomponents('valarm');
    expect(others).toEqual([]);
    expect(alarm?.getFirstPropertyValue('description')).toBe(summary);
  }
  const planned = yearOf(LONDON).reminders;
  expect(events.map(({ startDate }) => startDate.toJSDate().getTime())).toEqual(planned.map(({ start }) => start.getTime()));
});

test('summer time moves the clock and not the sun: by the clock of London an hour is skipped, by the sun two minutes', () => {
  const dhuhr = yearOf(LONDON).reminders.filter(({ reminder }) => reminder.event === 'dhuhr');
  const days = dhuhr.filter(({ day: { year, month, day } }) => year === 2027 && month === 3 && (day === 27 || day === 28));
  expect(days.map(({ start }) => clockTime(start, LONDON.zone))).toEqual(['11:47', '12:47']);
  const apart = (days[1]?.start.getTime() ?? 0) - (days[0]?.start.getTime() ?? 0);
  expect(Math.abs(apart - 86_400_000)).toBeLessThanOrEqual(120_000);
  const ends = dhuhr.filter(({ day: { year, month, day } }) => year === 2027 && month === 10 && (day === 30 || day === 31));
  expect(ends.map(({ start }) => clockTime(start, LONDON.zone))).toEqual(['12:25', '11:25']);
});

test('every day from today has its reminders, and none is in the past', () => {
  const { reminders, without } = yearOf(LONDON);
  expect(without).toEqual([]);
  expect(reminders.every(({ start }) => start >= NOW)).toBe(true);
  for (const { reminder, event, start } of reminders) expect(start).toEqual(reminderTimeOf(reminder, event));
  const sunset = reminders.filter(({ reminder }) => reminder.event === 'sunset').map(({ event }) => dateInZone(LONDON.zone, event));
  expect(sunset.slice(0, 8).map(({ day }) => day)).toEqual([24, 25, 26, 27, 28, 29, 30, 1]);
  expect(sunset.at(-1)).toEqual({ year: 2027, month: 11, day: 24 });
});

test('in Tromsø the days without a sunrise or a sunset are left out and told', () => {
  const { reminders, without } = yearOf(TROMSO);
  expect(without).toHaveLength(3);
  expect(without.map(({ from: { month } }) => month)).toEqual([11, 5, 11]);
  const dark = without[0];
  expect([dark?.from, dark?.to.month]).toEqual([{ year: 2026, month: 11, day: 24 }, 1]);
  expect(reminders.length).toBeGreaterThan(3 * 220);
  expect(reminders.some(({ day: { month } }) => month === 6)).toBe(false);
});

test('a span of days has its year where it does not end in the present one', () => {
  const [june, july, january] = [
    { year: 2026, month: 6, day: 10 },
    { year: 2026, month: 7, day: 25 },
    { year: 2027, month: 1, day: 21 },
  ];
  expect(dateRangeText({ from: june, to: july }, 2026)).toBe('10 June to 25 July');
  expect(dateRangeText({ from: july, to: january }, 2026)).toBe('25 July to 21 January 2027');
  expect(dateRangeText({ from: january, to: january }, 2026)).toBe('21 January 2027');
  expect(dateRangeText({ from: june, to: june }, 2026)).toBe('10 June');
});

test('after midnight, a reminder of the evening before is still to come, and a day that is over is not told as one without a sun', () => {
  const afterIsha: PrayerTimeReminder[] = [{ occasion: 'afterPrayer', minutes: 120, side: 'after', event: 'isha' }];
  const midnight = new Date('2027-07-01T23:10:00Z');
  const [first, second] = yearOf(LONDON, afterIsha, midnight).reminders;
  expect([first?.day, second?.day].map((day) => `${day?.month}/${day?.day}`)).toEqual(['7/1', '7/2']);
  expect(clockTime(first?.start ?? midnight, LONDON.zone) > '00:10').toBe(true);
  const { without } = yearOf(TROMSO, afterIsha, new Date('2026-12-10T00:10:00Z'));
  expect(without[0]?.from).toEqual({ year: 2026, month: 12, day: 10 });
});

test('at the pole there is at most a handful of days', () => {
  const { reminders, without } = yearOf({ latitude: 90, longitude: 0, zone: 'UTC' });
  expect(reminders.length).toBeLessThan(30);
  expect(without.length).toBeGreaterThan(0);
});

test('a later file is a newer version of the same events', () => {
  const later = new Date(NOW.getTime() + 60_000);
  const [one, other] = [eventsOf(fileOf(LONDON)), eventsOf(fileOf(LONDON, REMINDERS, later))];
  expect(other.map(({ uid }) => uid)).toEqual(one.map(({ uid }) => uid));
  expect(other[0]?.sequence).toBeGreaterThan(one[0]?.sequence ?? Infinity);
});

test('two reminders of one occasion are two events', () => {
  const ids = eventsOf(fileOf(LONDON, TWICE_AFTER_PRAYER)).map(({ uid }) => uid.split('@')[0]);
  expect(ids.slice(0, 2)).toEqual(['afterprayer-asr-20261124', 'afterprayer-isha-20261124']);
  expect(new Set(ids).size).toBe(2 * PLANNED_DAYS);
});

test('a reminder keeps its event id when another reminder is taken out, and when its minutes change', () => {
  const times = (reminders: readonly PrayerTimeReminder[]): Map<string, number> =>
    new Map(eventsOf(fileOf(LONDON, reminders)).map(({ uid, startDate }) => [uid, startDate.toJSDate().getTime()]));
  const [both, second] = [times(TWICE_AFTER_PRAYER), times(TWICE_AFTER_PRAYER.slice(1))];
  expect(second.size).toBe(PLANNED_DAYS);
  for (const [uid, time] of second) expect(both.get(uid), uid).toBe(time);
  const otherMinutes = times(TWICE_AFTER_PRAYER.map((reminder) => ({ ...reminder, minutes: 10, side: 'before' })));
  expect([...otherMinutes.keys()].filter((uid) => !both.has(uid))).toEqual([]);
});

test('reminders of one occasion and one prayer have numbered event ids, even equal reminders', () => {
  const [after] = TWICE_AFTER_PRAYER;
  const same = after ? [after, { ...after, minutes: 20 }, after] : [];
  const ids = eventsOf(fileOf(LONDON, same)).map(({ uid }) => uid.split('@')[0]);
  expect(ids.slice(0, 3)).toEqual(['', '-2', '-3'].map((number) => `afterprayer-asr${number}-20261124`));
  expect(new Set(ids).size).toBe(3 * PLANNED_DAYS);
});

test('the largest file stays below a megabyte, the limit of some calendars; its lines have at most 75 octets', () => {
  const most = Array.from({ length: MAX_REMINDERS }, (_, index): PrayerTimeReminder => {
    const event = DAY_EVENTS[index % DAY_EVENTS.length] ?? 'fajr';
    return { occasion: REMINDER_OCCASIONS[index % REMINDER_OCCASIONS.length] ?? 'morning', minutes: 20, side: 'after', event };
  });
  const file = fileOf(LONDON, most, new Date('2026-11-24T00:10:00Z'));
  const octets = new TextEncoder().encode(file).length;
  expect(eventsOf(file)).toHaveLength(MAX_REMINDERS * PLANNED_DAYS);
  expect(octets).toBeLessThan(1_000_000);
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});
