/** The prayer times of a day at a place. */
import { Coordinates, HighLatitudeRule, Madhab, PrayerTimes } from 'adhan';
import { type AsrSchool, type MethodId, parametersOf } from './methods.ts';
import type { Place } from './place.ts';

/** The times of a day in their order. */
export const EVENTS = ['fajr', 'sunrise', 'dhuhr', 'asr', 'sunset', 'maghrib', 'isha'] as const;
export type DayEvent = (typeof EVENTS)[number];

/** The instant of each event. */
export type PrayerDay = Readonly<Record<DayEvent, Date>>;

/** A date of the calendar without a time. */
export interface CalendarDay {
  year: number;
  /** From 1 to 12. */
  month: number;
  day: number;
}

interface Reckoning {
  method: MethodId;
  asr: AsrSchool;
}

const RAMADAN = 9;
/** By the calendar of Umm al-Qura, Isha of Ramadan is two hours after Maghrib instead of one and a half. */
const RAMADAN_MINUTES = 30;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const NOON_HOURS = 12;

/** Noon, so that no change to summer time leads to another date: the library takes the date from the parts of the device's own zone. */
const asDate = ({ year, month, day }: CalendarDay): Date => new Date(year, month - 1, day, NOON_HOURS);

const islamicMonth = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { month: 'numeric', timeZone: 'UTC' });

const isRamadan = ({ year, month, day }: CalendarDay): boolean =>
  Number.parseInt(islamicMonth.format(new Date(Date.UTC(year, month - 1, day))), 10) === RAMADAN;

/** The date that the clock of a zone shows at an instant. */
export function dayIn(zone: string, instant: Date): CalendarDay {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { timeZone: zone, year: 'numeric', month: 'numeric', day: 'numeric' });
  const part = (type: string, list: Intl.DateTimeFormatPart[]): number => Number(list.find((one) => one.type === type)?.value);
  const list = parts.formatToParts(instant);
  return { year: part('year', list), month: part('month', list), day: part('day', list) };
}

/** The date so many days later. */
export function daysAfter({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/**
 * How far the dates of a place's clock are ahead of those of its sun, in days: Samoa and Kiritimati lie beyond the line at which the
 * library changes its date, but count with those before it.
 */
function datesAhead({ longitude, zone }: Place, day: CalendarDay): number {
  const solarNoon = new Date(Date.UTC(day.year, day.month - 1, day.day, NOON_HOURS) - (longitude / 360) * DAY_MS);
  const shown = dayIn(zone, solarNoon);
  return Math.round((Date.UTC(shown.year, shown.month - 1, shown.day) - Date.UTC(day.year, day.month - 1, day.day)) / DAY_MS);
}

/** The library rounds seconds and leaves thousandths where it divides the night. */
const toTheMinute = (instant: Date): Date => new Date(Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS);

/** Some methods have Maghrib a little after sunset. */
const ORDERS: readonly (readonly DayEvent[])[] = [
  ['fajr', 'sunrise', 'dhuhr', 'asr', 'sunset'],
  ['asr', 'maghrib', 'isha'],
];

const isInOrder = (times: readonly number[]): boolean => times.every((time, index) => index === 0 || time > (times[index - 1] ?? NaN));

/**
 * The times of a date at a place, to the minute. Where the night is short, Fajr and Isha are bounded by the rule that the library
 * recommends for the latitude.
 * @param day date by the clock of the place
 * @returns undefined where the sun does not rise or set on that day, or barely so that no times can be told apart
 */
export function prayerDay(place: Place, { method, asr }: Reckoning, day: CalendarDay): PrayerDay | undefined {
  const coordinates = new Coordinates(place.latitude, place.longitude);
  const parameters = parametersOf(method);
  parameters.madhab = asr === 'hanafi' ? Madhab.Hanafi : Madhab.Shafi;
  parameters.highLatitudeRule = HighLatitudeRule.recommended(coordinates);
  const solarDay = daysAfter(day, -datesAhead(place, day));
  if (method === 'ummAlQura' && isRamadan(day)) parameters.adjustments.isha = RAMADAN_MINUTES;
  const reckoned = new PrayerTimes(coordinates, asDate(solarDay), parameters);
  const times = Object.fromEntries(EVENTS.map((event) => [event, toTheMinute(reckoned[event])])) as PrayerDay;
  return ORDERS.every((events) => isInOrder(events.map((event) => times[event].getTime()))) ? times : undefined;
}
