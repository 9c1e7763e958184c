/** Computes when the reminders of a year are due. */
import { MINUTE_MS } from '../../platform/durations.ts';
import { type CalendarDay, dateInZone, daysAfter, prayerTimesOn } from './prayer-day.ts';
import type { Place } from './place.ts';
import type { ReminderPlan, PrayerTimeReminder } from './plan.ts';

/** A year and a day, so that a file that is made on the same date next year leaves no gap. */
export const PLANNED_DAYS = 366;

export interface PlannedReminder {
  reminder: PrayerTimeReminder;
  /** Number among the reminders for the same occasion by the same event, from 1. */
  nth: number;
  day: CalendarDay;
  /** When the reminder is due. */
  start: Date;
  /** The time of the event that it depends on, such as Fajr. */
  event: Date;
}

/** A span of dates, both ends included. */
export interface DateRange {
  from: CalendarDay;
  to: CalendarDay;
}

export interface YearOfPlannedReminders {
  reminders: PlannedReminder[];
  /** Dates without prayer times, since the sun does not rise or set. */
  without: DateRange[];
}

/** When a reminder is due. @param event time of its event on that day */
export const reminderTimeOf = ({ minutes, side }: PrayerTimeReminder, event: Date): Date =>
  new Date(event.getTime() + (side === 'before' ? -minutes : minutes) * MINUTE_MS);

const nthOfItsKind = (reminders: readonly PrayerTimeReminder[], index: number): number =>
  reminders.slice(0, index + 1).filter(({ occasion, event }) => occasion === reminders[index]?.occasion && event === reminders[index].event)
    .length;

/** All reminders from `now` on for a year, in the order of days. */
export function planYearOfReminders(plan: Omit<ReminderPlan, 'place'>, place: Place, now: Date): YearOfPlannedReminders {
  const today = dateInZone(place.zone, now);
  const reminders: PlannedReminder[] = [];
  const without: DateRange[] = [];
  let wasWithout = false;
  // From yesterday on: after midnight, a reminder of its last prayer may be still to come.
  for (let index = -1; index < PLANNED_DAYS; index++) {
    const day = daysAfter(today, index);
    const times = prayerTimesOn(place, plan, day);
    const span = without.at(-1);
    if (!times && wasWithout && span) span.to = day;
    else if (!times && index >= 0) without.push({ from: day, to: day });
    wasWithout = !times;
    if (!times) continue;
    for (const [position, reminder] of plan.reminders.entries()) {
      const event = times[reminder.event];
      const start = reminderTimeOf(reminder, event);
      if (start >= now) reminders.push({ reminder, nth: nthOfItsKind(plan.reminders, position), day, start, event });
    }
  }
  return { reminders, without };
}
