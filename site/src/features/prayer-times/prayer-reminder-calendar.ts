/** Writes the calendar file (RFC 5545) of the reminders by prayer times. */
import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { LANGUAGE } from '../../../../packages/core/messages/locale.ts';
import * as remindersMessages from '../../../../packages/core/messages/reminders.ts';
import { MINUTE_MS } from '../../platform/durations.ts';
import { NAME } from '../../platform/site.ts';
import { clockTime, reminderTimeText } from './words.ts';
import { OCCASION_PAGES } from './occasions.ts';
import type { CalendarDay } from './prayer-day.ts';
import type { PlannedReminder } from './reminder-days.ts';

const EVENT_LENGTH_MINUTES = 10;

const digits = ({ year, month, day }: CalendarDay): string => String(year * 10_000 + month * 100 + day);

/**
 * Id of an event, the same in later files, so that a calendar updates the event when it imports one. It says what the reminder is
 * and not its place in the list, which changes when another is taken out. Minutes, and whether before or after, are left out: a
 * change of them moves the event. It is short, since a large file holds two thousand.
 */
const idOf = ({ reminder: { occasion, event }, nth, day }: PlannedReminder, host: string): string =>
  `${occasion.toLowerCase()}-${event}${nth === 1 ? '' : `-${nth}`}-${digits(day)}@${host}`;

/**
 * The text of a calendar file with an event for each reminder. Times are UTC instants: prayer times follow the sun, so
 * a change of a country's summer time does not make them wrong, and calendars need no rules of its zone.
 * @param zone of the place, for the times in the descriptions
 * @param site address of the home page, without a slash at its end
 */
export function prayerReminderCalendar(reminders: readonly PlannedReminder[], zone: string, site: string, now: Date): string {
  const calendar = ical({ prodId: { company: NAME, product: 'PrayerReminders', language: LANGUAGE.toUpperCase() } });
  const { hostname } = new URL(site);
  for (const planned of reminders) {
    const { reminder, start, event } = planned;
    const { summary, path } = OCCASION_PAGES[reminder.occasion];
    calendar
      .createEvent({
        id: idOf(planned, hostname),
        stamp: now,
        // A file of a later minute counts as the newer version of the event.
        sequence: Math.floor(now.getTime() / MINUTE_MS),
        start,
        end: new Date(start.getTime() + EVENT_LENGTH_MINUTES * MINUTE_MS),
        summary,
        description: `${reminderTimeText(reminder)} (${clockTime(event, zone)}). ${remindersMessages.openHere({ address: site + path })}`,
        // The event does not mark the reader as busy.
        transparency: ICalEventTransparency.TRANSPARENT,
      })
      .createAlarm({ type: ICalAlarmType.display, trigger: 0, description: summary });
  }
  // The last line ends with a line break too.
  return `${calendar.toString()}\r\n`;
}
