/** The calendar file (RFC 5545) of the reminders that follow prayer. */
import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { LANGUAGE } from '../../../../packages/core/messages/locale.ts';
import * as remindersMessages from '../../../../packages/core/messages/reminders.ts';
import { NAME } from '../../platform/site.ts';
import { clockTime, reminderWords } from './words.ts';
import { OCCASION_WORDS } from './occasions.ts';
import type { CalendarDay } from './prayer-day.ts';
import type { PlannedReminder } from './reminder-days.ts';

const MINUTE_MS = 60_000;
const LENGTH_MINUTES = 10;

const digits = ({ year, month, day }: CalendarDay): string => String(year * 10_000 + month * 100 + day);

/** Permanent, so that a calendar that takes in a later file puts the new times in the place of the old ones. */
const idOf = ({ reminder, nth, day }: PlannedReminder, host: string): string =>
  `prayer-${reminder.occasion.toLowerCase()}-${nth}-${digits(day)}@${host}`;

/**
 * One event for each reminder. Times are instants in UTC: the sun stands where it stands whatever the clocks of a country are set to,
 * so a law that changes summer time does not make the file wrong, and no calendar needs to know the rules of the zone.
 * @param zone of the place, for the times that the entries name
 * @param site address of the home page, without a slash at its end
 */
export function prayerCalendar(reminders: readonly PlannedReminder[], zone: string, site: string, now: Date): string {
  const calendar = ical({ prodId: { company: NAME, product: 'PrayerReminders', language: LANGUAGE.toUpperCase() } });
  const { hostname } = new URL(site);
  for (const planned of reminders) {
    const { reminder, start, event } = planned;
    const { summary, path } = OCCASION_WORDS[reminder.occasion];
    calendar
      .createEvent({
        id: idOf(planned, hostname),
        stamp: now,
        // A file of a later minute counts as the newer version of the event.
        sequence: Math.floor(now.getTime() / MINUTE_MS),
        start,
        end: new Date(start.getTime() + LENGTH_MINUTES * MINUTE_MS),
        summary,
        description: `${reminderWords(reminder)} (${clockTime(event, zone)}). ${remindersMessages.openHere({ address: site + path })}`,
        // The event leaves the reader's time free for others.
        transparency: ICalEventTransparency.TRANSPARENT,
      })
      .createAlarm({ type: ICalAlarmType.display, trigger: 0, description: summary });
  }
  // The last line ends with a line break too.
  return `${calendar.toString()}\r\n`;
}
