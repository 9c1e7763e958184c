/** Groups days by week, as calendars do in the reader's language. */
import { formatDate } from '../../../../packages/core/format.ts';
import { DAY_MS } from '../../platform/durations.ts';
import type { FinishedPage } from '../counting/finished-pages.ts';

const MONDAY = 1;

/** `getWeekInfo()` in newer browsers, `weekInfo` in older ones, neither in some. */
type WeekInfo = { firstDay: number };
type LocaleWithWeeks = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** The first day of the week, 1 for Monday up to 7 for Sunday. @param language BCP 47 */
export function firstWeekdayOf(language: string): number {
  const locale: LocaleWithWeeks = new Intl.Locale(language).maximize();
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? MONDAY;
}

/** A day's midnight in UTC, which has no summer time, in milliseconds. */
const utcMidnightMs = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The first day of a day's week, as `2026-11-16`. @param firstWeekday 1 for Monday up to 7 for Sunday */
export function startOfWeek(day: string, firstWeekday: number): string {
  const moment = utcMidnightMs(day);
  const weekday = new Date(moment).getUTCDay();
  return new Date(moment - ((weekday - firstWeekday + 7) % 7) * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days between two days; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((utcMidnightMs(to) - utcMidnightMs(from)) / DAY_MS);

export interface WeekOfFinishedPages {
  /** Its first day: `2026-11-16`. */
  start: string;
  days: { day: string; pages: FinishedPage[] }[];
}

/** Groups finished pages by week and day, the latest first, without empty days. @param pages the latest day first */
export function finishedPagesByWeek(pages: readonly FinishedPage[], firstWeekday: number): WeekOfFinishedPages[] {
  const weeks = new Map<string, Map<string, FinishedPage[]>>();
  for (const page of pages) {
    const start = startOfWeek(page.day, firstWeekday);
    const days = weeks.get(start) ?? new Map<string, FinishedPage[]>();
    days.set(page.day, [...(days.get(page.day) ?? []), page]);
    weeks.set(start, days);
  }
  return [...weeks].map(([start, days]) => ({ start, days: [...days].map(([day, ofDay]) => ({ day, pages: ofDay })) }));
}

/** Formats a day in the language of the build. @param options of `Intl.DateTimeFormat` */
export const formatDay = (day: string, options: Intl.DateTimeFormatOptions): string =>
  formatDate(new Date(utcMidnightMs(day)), { ...options, timeZone: 'UTC' });
