/** The prayer times of a day at a place. */
import { Coordinates, HighLatitudeRule, Madhab, PrayerTimes } from 'adhan';
import { DAY_MS, MINUTE_MS } from '../../platform/durations.ts';
import { type AsrSchool, type MethodId, parametersOfMethod } from './methods.ts';
import type { Place } from './place.ts';

/** The times of a day in their order. */
export const DAY_EVENTS = ['fajr', 'sunrise', 'dhuhr', 'asr', 'sunset', 'maghrib', 'isha'] as const;
export type DayEvent = (typeof DAY_EVENTS)[number];

/** The instant of each event. */
export type PrayerTimesOfDay = Readonly<Record<DayEvent, Date>>;

/** A date of the calendar without a time. */
export interface CalendarDay {
  year: number;
  /** From 1 to 12. */
  month: number;
  day: number;
}

export interface CalculationSettings {
  method: MethodId;
  asr: AsrSchool;
}

/** In degrees north or south: from here on a summer night may have no full darkness. */
const HIGH_LATITUDE = 48;
const RAMADAN_MONTH = 9;
/** In Ramadan, Umm al-Qura's Isha is two hours after Maghrib instead of one and a half. */
const RAMADAN_ISHA_DELAY_MINUTES = 30;
const NOON_HOUR = 12;

/**
 * Local noon, which no change to summer time moves to another date: the library reads the date in the device's zone.
 */
const localNoonOf = ({ year, month, day }: CalendarDay): Date => new Date(year, month - 1, day, NOON_HOUR);

const islamicMonth = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { month: 'numeric', timeZone: 'UTC' });

const isRamadan = ({ year, month, day }: CalendarDay): boolean =>
  Number.parseInt(islamicMonth.format(new Date(Date.UTC(year, month - 1, day))), 10) === RAMADAN_MONTH;

/** Making one takes longer than the prayer times of a day. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormatOf(timeZone: string): Intl.DateTimeFormat {
  const known =
    dateFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  dateFormats.set(timeZone, known);
  return known;
}

/** The date in a time zone at an instant. */
export function dateInZone(zone: string, instant: Date): CalendarDay {
  const part = (type: string, list: Intl.DateTimeFormatPart[]): number => Number(list.find((one) => one.type === type)?.value);
  const list = dateFormatOf(zone).formatToParts(instant);
  return { year: part('year', list), month: part('month', list), day: part('day', list) };
}

/** The date `days` later. */
export function daysAfter({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/**
 * Days by which a place's calendar is ahead of its longitude. Samoa and Kiritimati are east of the 180th meridian,
 * where the library changes the date, but share the date of the places west of it.
 */
function daysAheadOfSun({ longitude, zone }: Place, day: CalendarDay): number {
  const solarNoon = new Date(Date.UTC(day.year, day.month - 1, day.day, NOON_HOUR) - (longitude / 360) * DAY_MS);
  const shown = dateInZone(zone, solarNoon);
  return Math.round((Date.UTC(shown.year, shown.month - 1, shown.day) - Date.UTC(day.year, day.month - 1, day.day)) / DAY_MS);
}

/**
 * Rounds down to the minute. The library has rounded the seconds already, but times from dividing the night still have
 * milliseconds.
 */
const toTheMinute = (instant: Date): Date => new Date(Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS);

/** Sequences in which the times must rise. In some methods Maghrib equals sunset, in others it is later. */
const REQUIRED_ORDERS: readonly (readonly DayEvent[])[] = [
  ['fajr', 'sunrise', 'dhuhr', 'asr', 'sunset'],
  ['asr', 'maghrib', 'isha'],
];

const isAscending = (times: readonly number[]): boolean => times.every((time, index) => index === 0 || time > (times[index - 1] ?? NaN));

/**
 * The prayer times of a date at a place, to the minute. Where the night is short, Fajr and Isha keep to a share of it: a sixtieth
 * for each degree of the method's angle.
 * @param day date by the clock of the place
 * @returns undefined where the sun does not rise or set that day, or the times are not in order
 */
export function prayerTimesOn(place: Place, { method, asr }: CalculationSettings, day: CalendarDay): PrayerTimesOfDay | undefined {
  const coordinates = new Coordinates(place.latitude, place.longitude);
  const parameters = parametersOfMethod(method);
  parameters.madhab = asr === 'hanafi' ? Madhab.Hanafi : Madhab.Shafi;
  parameters.highLatitudeRule =
    Math.abs(place.latitude) > HIGH_LATITUDE ? HighLatitudeRule.TwilightAngle : HighLatitudeRule.MiddleOfTheNight;
  const solarDay = daysAfter(day, -daysAheadOfSun(place, day));
  if (method === 'ummAlQura' && isRamadan(day)) parameters.adjustments.isha = RAMADAN_ISHA_DELAY_MINUTES;
  const reckoned = new PrayerTimes(coordinates, localNoonOf(solarDay), parameters);
  const times = Object.fromEntries(DAY_EVENTS.map((event) => [event, toTheMinute(reckoned[event])])) as PrayerTimesOfDay;
  return REQUIRED_ORDERS.every((events) => isAscending(events.map((event) => times[event].getTime()))) ? times : undefined;
}
