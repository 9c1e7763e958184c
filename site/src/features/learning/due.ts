/** When a dua is due, by the reader's calendar: from the beginning of the day. */
import { formatDate } from '../../../../packages/core/format.ts';
import { DAY_MS } from '../../platform/durations.ts';
import type { LearningRecord } from './learned-dua.ts';
import * as messages from '../../../../packages/core/messages/learning.ts';

/** A dua with at least this stability counts as known; it still comes back, but more and more rarely. */
const MIN_KNOWN_STABILITY_DAYS = 21;

/** Midnight in UTC of the reader's date at a moment. Between two of these every day has 24 hours. */
export const utcMidnightOfDateMs = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());

/** Calendar days between two moments, in local time; a day of 23 hours counts as one. */
const calendarDaysBetween = (from: Date, to: Date): number => Math.round((utcMidnightOfDateMs(to) - utcMidnightOfDateMs(from)) / DAY_MS);

/** Whole days until a dua is due, 0 where it is due now. They count from the date of the answer, whatever hour it was given at. */
export function daysUntilDue({ answered, due }: LearningRecord, now: Date): number {
  if (answered === undefined || due === undefined) return 0;
  const passed = calendarDaysBetween(new Date(answered), now);
  // The answer lies more than a day in the future, so the clock was wrong then: due at once.
  if (passed < -1) return 0;
  const wait = Math.round((Date.parse(due) - Date.parse(answered)) / DAY_MS);
  return Math.max(0, wait - passed);
}

/** Whether a dua is due today. */
export const isDue = (dua: LearningRecord, now: Date): boolean => daysUntilDue(dua, now) === 0;

/** Whether a dua is known by heart. */
export const isKnown = ({ memory }: LearningRecord): boolean => memory !== undefined && memory.stability >= MIN_KNOWN_STABILITY_DAYS;

/** A later day is given as a date. */
const MAX_DAYS_AS_NUMBER = 14;

/** "tomorrow", "in 5 days", "on 24 December", "on 3 January 2027". @param days from now */
export function whenText(days: number, now: Date): string {
  if (days <= 0) return messages.today;
  if (days === 1) return messages.tomorrow;
  if (days <= MAX_DAYS_AS_NUMBER) return messages.inDays({ days });
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return messages.onDate({ date: formatDate(date, { day: 'numeric', month: 'long', ...year }) });
}

/** The duas that are due: those answered before, longest overdue first; then the new ones, first added first. */
export function dueDuas(duas: readonly LearningRecord[], now: Date): LearningRecord[] {
  const due = duas.filter((dua) => isDue(dua, now));
  const begun = due.filter(({ answered }) => answered !== undefined);
  return [
    ...begun.toSorted((a, b) => (a.due ?? '').localeCompare(b.due ?? '')),
    ...due.filter(({ answered }) => answered === undefined).toSorted((a, b) => a.at.localeCompare(b.at)),
  ];
}
