/** The instants of a year's reminders. */
import { type CalendarDay, dayIn, daysAfter, prayerDay } from './prayer-day.ts';
import type { Place } from './place.ts';
import type { Plan, Reminder } from './plan.ts';

/** A year and a day, so that a file that is made on the same date next year leaves no gap. */
export const DAYS = 366;
const MINUTE_MS = 60_000;

export interface PlannedReminder {
  reminder: Reminder;
  /** Which reminder of its occasion this is, counted from 1. */
  nth: number;
  day: CalendarDay;
  /** When it rings. */
  start: Date;
  /** When the event is that it goes by. */
  event: Date;
}

/** Dates one after another, both inclusive. */
export interface DaySpan {
  from: CalendarDay;
  to: CalendarDay;
}

export interface ReminderYear {
  reminders: PlannedReminder[];
  /** Days of which no times can be told, as the sun does not rise or set. */
  without: DaySpan[];
}

/** When a reminder rings on a day whose event is at an instant. */
export const ringsAt = ({ minutes, side }: Reminder, event: Date): Date =>
  new Date(event.getTime() + (side === 'before' ? -minutes : minutes) * MINUTE_MS);

const nthOfOccasion = (reminders: readonly Reminder[], index: number): number =>
  reminders.slice(0, index + 1).filter(({ occasion }) => occasion === reminders[index]?.occasion).length;

/** All reminders from now on for a year, those of each day together. */
export function remindersOfYear(plan: Omit<Plan, 'place'>, place: Place, now: Date): ReminderYear {
  const today = dayIn(place.zone, now);
  const reminders: PlannedReminder[] = [];
  const without: DaySpan[] = [];
  let wasWithout = false;
  for (let index = 0; index < DAYS; index++) {
    const day = daysAfter(today, index);
    const times = prayerDay(place, plan, day);
    const span = without.at(-1);
    if (!times && wasWithout && span) span.to = day;
    else if (!times) without.push({ from: day, to: day });
    wasWithout = !times;
    if (!times) continue;
    for (const [position, reminder] of plan.reminders.entries()) {
      const event = times[reminder.event];
      const start = ringsAt(reminder, event);
      if (start >= now) reminders.push({ reminder, nth: nthOfOccasion(plan.reminders, position), day, start, event });
    }
  }
  return { reminders, without };
}
