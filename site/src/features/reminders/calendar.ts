/** The calendar file (RFC 5545) of the reminders. Loaded, with the library that writes it, when the file is asked for. */
import ical, { ICalAlarmType, ICalEventRepeatingFreq, ICalEventTransparency } from 'ical-generator';
import { type Moment, MOMENTS, WORDS } from './moments.ts';
import { LANGUAGE } from '../../../../packages/core/messages/locale.ts';
import { NAME } from '../../platform/site.ts';
import type { Times } from './times.ts';
import * as messages from '../../../../packages/core/messages/reminders.ts';

const MINUTE_MS = 60_000;
const LENGTH_MINUTES = 15;

/**
 * A time of the day on a date, as the library takes a time that belongs to no zone: it writes the parts that the date has in UTC,
 * without the sign of UTC.
 */
function floating(day: Date, time: string): Date {
  const [hours, minutes] = time.split(':').map(Number);
  return new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate(), hours, minutes));
}

/** Permanent, so that a calendar that takes in the file again puts the new time in the place of the old one. */
const idOf = (moment: Moment, site: string): string => `${moment}-remembrance@${new URL(site).hostname}`;

/**
 * One event a day for each reminder that is on, from today. Times float: half past six is half past six wherever the reader is
 * and whatever summer time does, as the remembrance belongs to the day of the place one is in.
 * @param site address of the home page, without a slash at its end
 */
export function calendarFile(times: Times, site: string, now = new Date()): string {
  const calendar = ical({ prodId: { company: NAME, product: 'Reminders', language: LANGUAGE.toUpperCase() } });
  for (const moment of MOMENTS) {
    const { isOn, time } = times[moment];
    if (!isOn) continue;
    const { summary, path } = WORDS[moment];
    const start = floating(now, time);
    const url = site + path;
    calendar
      .createEvent({
        id: idOf(moment, site),
        stamp: now,
        // A file of a later minute counts as the newer version of the event.
        sequence: Math.floor(now.getTime() / MINUTE_MS),
        floating: true,
        start,
        end: new Date(start.getTime() + LENGTH_MINUTES * MINUTE_MS),
        repeating: { freq: ICalEventRepeatingFreq.DAILY },
        summary,
        description: messages.openHere({ address: url }),
        url,
        // The event leaves the reader's time free for others.
        transparency: ICalEventTransparency.TRANSPARENT,
      })
      .createAlarm({ type: ICalAlarmType.display, trigger: 0, description: summary });
  }
  // The last line ends with a line break too.
  return `${calendar.toString()}\r\n`;
}
