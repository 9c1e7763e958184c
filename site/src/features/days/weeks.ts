/** Days by weeks, as a calendar of the reader's language has them. */
import { formatDate } from '../../../../packages/core/format.ts';
import type { FinishedPage } from './days-kept.ts';

const DAY_MS = 86_400_000;
const MONDAY = 1;

/** Newer browsers have a function, older ones a field, some neither. */
type WeekInfo = { firstDay: number };
type LocaleWithWeeks = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** The first day of the week, 1 for Monday up to 7 for Sunday. @param language BCP 47 */
export function firstDayOfWeek(language: string): number {
  const locale: LocaleWithWeeks = new Intl.Locale(language).maximize();
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? MONDAY;
}

/** A day of the calendar as a moment: midnight in UTC, where no clock is ever changed. */
const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The first day of a day's week, as `2026-11-16`. @param first day of the week, 1 for Monday up to 7 for Sunday */
export function weekOf(day: string, first: number): string {
  const moment = momentOf(day);
  const weekday = new Date(moment).getUTCDay();
  return new Date(moment - ((weekday - first + 7) % 7) * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one to another. */
export const daysBetween = (from: string, to: string): number => Math.round((momentOf(to) - momentOf(from)) / DAY_MS);

export interface Week {
  /** Its first day. */
  start: string;
  days: { day: string; pages: FinishedPage[] }[];
}

/** Finished pages by weeks and days, the latest first. Days on which nothing was finished are not among them. @param pages the latest day first */
export function weeksOf(pages: readonly FinishedPage[], first: number): Week[] {
  const weeks = new Map<string, Map<string, FinishedPage[]>>();
  for (const page of pages) {
    const start = weekOf(page.day, first);
    const days = weeks.get(start) ?? new Map<string, FinishedPage[]>();
    days.set(page.day, [...(days.get(page.day) ?? []), page]);
    weeks.set(start, days);
  }
  return [...weeks].map(([start, days]) => ({ start, days: [...days].map(([day, ofDay]) => ({ day, pages: ofDay })) }));
}

/** A day in words. @param options as `Intl.DateTimeFormat` takes them */
export const dayInWords = (day: string, options: Intl.DateTimeFormatOptions): string =>
  formatDate(new Date(momentOf(day)), { ...options, timeZone: 'UTC' });
