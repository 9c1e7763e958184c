import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MINUTE_MS } from '../../platform/durations.ts';
import { CALCULATION_METHODS, usualAsrSchool, usualMethod } from './methods.ts';
import type { Place } from './place.ts';
import { type CalendarDay, dateInZone, daysAfter, DAY_EVENTS, prayerTimesOn } from './prayer-day.ts';
import { clockTime } from './words.ts';

const TROMSO: Place = { latitude: 69.65, longitude: 18.96, zone: 'Europe/Oslo' };
const STANDARD = { method: 'muslimWorldLeague', asr: 'standard' } as const;
const on = (date: string): CalendarDay => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
};
const minutesBetween = (one: Date | undefined, other: Date | undefined): number =>
  ((other?.getTime() ?? NaN) - (one?.getTime() ?? NaN)) / MINUTE_MS;

test('the times of a day follow one another, by every method, anywhere and on any day; where they cannot, there are none', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.constantFrom(...CALCULATION_METHODS),
      fc.constantFrom('standard', 'hanafi'),
      fc.nat(3650),
      (latitude, longitude, method, asr, days) => {
        const place: Place = { latitude, longitude, zone: 'UTC' };
        const times = prayerTimesOn(place, { method, asr }, daysAfter(on('2026-01-01'), days));
        // Between the polar circles the sun rises and sets every day.
        expect(times !== undefined || Math.abs(latitude) >= 65).toBe(true);
        if (!times) return;
        for (const [one, other] of [
          ['fajr', 'sunrise'],
          ['sunrise', 'dhuhr'],
          ['dhuhr', 'asr'],
          ['asr', 'sunset'],
          ['asr', 'maghrib'],
          ['maghrib', 'isha'],
        ] as const)
          expect(times[other].getTime()).toBeGreaterThan(times[one].getTime());
        for (const event of DAY_EVENTS) expect(times[event].getTime() % MINUTE_MS).toBe(0);
      },
    ),
    { numRuns: 1500 },
  );
});

test('where the sun does not set or does not rise there are no times, and on the days around they come back', () => {
  expect(prayerTimesOn(TROMSO, STANDARD, on('2026-06-21'))).toBeUndefined();
  expect(prayerTimesOn(TROMSO, STANDARD, on('2026-12-21'))).toBeUndefined();
  expect(prayerTimesOn(TROMSO, STANDARD, on('2026-03-20'))).toBeDefined();
  for (const latitude of [90, -90])
    expect(prayerTimesOn({ latitude, longitude: 0, zone: 'UTC' }, STANDARD, on('2026-06-21'))).toBeUndefined();
});

const OSLO: Place = { latitude: 59.91, longitude: 10.75, zone: 'Europe/Oslo' };
const REYKJAVIK: Place = { latitude: 64.14, longitude: -21.94, zone: 'Atlantic/Reykjavik' };

test('where the night is short, Fajr and Isha keep to their share of it', () => {
  const times = prayerTimesOn(OSLO, STANDARD, on('2026-06-21'));
  const next = prayerTimesOn(OSLO, STANDARD, on('2026-06-22'));
  const night = minutesBetween(times?.sunset, next?.sunrise);
  // The Muslim World League has 18 degrees for Fajr and 17 for Isha.
  expect(Math.abs(minutesBetween(times?.fajr, times?.sunrise) - (night * 18) / 60)).toBeLessThan(2);
  expect(Math.abs(minutesBetween(times?.sunset, times?.isha) - (night * 17) / 60)).toBeLessThan(2);
});

test('where the night is long, Fajr and Isha stand at the angles of the method', () => {
  const clock = (instant: Date | undefined): string | undefined => instant?.toISOString().slice(11, 16);
  // As reckoned by hand from the declination of the sun, within a minute.
  const winter = prayerTimesOn(REYKJAVIK, STANDARD, on('2026-12-21'));
  expect([clock(winter?.fajr), clock(winter?.isha)]).toEqual(['07:54', '18:48']);
});

test.each([OSLO, REYKJAVIK, { latitude: 48.86, longitude: 2.35, zone: 'Europe/Paris' }])(
  'Fajr moves by few minutes from one day to the next, at $latitude degrees',
  (place) => {
    const days = Array.from({ length: 364 }, (_, day) => prayerTimesOn(place, STANDARD, daysAfter(on('2026-01-01'), day)));
    const before = days.map((times) => minutesBetween(times?.fajr, times?.sunrise));
    const jumps = before.slice(1).map((minutes, day) => Math.abs(minutes - (before[day] ?? 0)));
    expect(Math.max(...jumps)).toBeLessThan(10);
  },
);

test('Asr of the Hanafi school is later, and nothing else', () => {
  const karachi: Place = { latitude: 24.91, longitude: 67.08, zone: 'Asia/Karachi' };
  const standard = prayerTimesOn(karachi, { method: 'karachi', asr: 'standard' }, on('2026-11-24'));
  const hanafi = prayerTimesOn(karachi, { method: 'karachi', asr: 'hanafi' }, on('2026-11-24'));
  expect(minutesBetween(standard?.asr, hanafi?.asr)).toBeGreaterThan(30);
  expect({ ...hanafi, asr: standard?.asr }).toEqual(standard);
});

test('in Makkah Isha is one and a half hours after Maghrib, and two in Ramadan', () => {
  const makkah: Place = { latitude: 21.43, longitude: 39.83, zone: 'Asia/Riyadh' };
  const wait = (date: string): number => {
    const times = prayerTimesOn(makkah, { method: 'ummAlQura', asr: 'standard' }, on(date));
    return minutesBetween(times?.maghrib, times?.isha);
  };
  // Ramadan of 1447 is from 18 February to 19 March 2026.
  expect(['2026-02-17', '2026-02-18', '2026-03-19', '2026-03-20'].map(wait)).toEqual([90, 120, 120, 90]);
});

test('the times of a date fall on that date by the local clock, also near the date line', () => {
  for (const [zone, latitude, longitude] of [
    ['Pacific/Apia', -13.83, -171.76],
    ['Pacific/Kiritimati', 1.87, -157.43],
    ['Pacific/Auckland', -36.85, 174.76],
    ['Pacific/Honolulu', 21.31, -157.86],
    ['Asia/Urumqi', 43.8, 87.6],
  ] as const) {
    const times = prayerTimesOn({ latitude, longitude, zone }, STANDARD, on('2026-11-24'));
    expect(times && DAY_EVENTS.slice(0, 6).map((event) => dateInZone(zone, times[event]).day), zone).toEqual([24, 24, 24, 24, 24, 24]);
  }
});

test('the clock of the place changes to summer time, and the sun does not', () => {
  const paris: Place = { latitude: 48.85, longitude: 2.35, zone: 'Europe/Paris' };
  const noon = (date: string): string => clockTime(prayerTimesOn(paris, STANDARD, on(date))?.dhuhr ?? new Date(0), paris.zone);
  expect([noon('2026-03-28'), noon('2026-03-29')]).toEqual(['12:57', '13:56']);
  expect([noon('2026-10-24'), noon('2026-10-25')]).toEqual(['13:36', '12:36']);
});

test('a country has its usual method and school of Asr, and any other the general ones', () => {
  expect(['SA', 'EG', 'PK', 'TR', 'ID', 'MA', 'GB', 'US', 'FR', undefined].map(usualMethod)).toEqual([
    'ummAlQura',
    'egypt',
    'karachi',
    'turkey',
    'indonesia',
    'morocco',
    'moonsighting',
    'northAmerica',
    'muslimWorldLeague',
    'muslimWorldLeague',
  ]);
  expect(['PK', 'BD', 'ID', 'SA', undefined].map(usualAsrSchool)).toEqual(['hanafi', 'hanafi', 'standard', 'standard', 'standard']);
});
