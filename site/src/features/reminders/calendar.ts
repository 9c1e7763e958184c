/** Makes the reminders' calendar file (RFC 5545). Loads, with its library, when the file is requested. */
import ical, { ICalAlarmType, ICalEventRepeatingFreq, ICalEventTransparency } from 'ical-generator';
import { type DailyRemembrance, DAILY_REMEMBRANCES, DAILY_REMEMBRANCE_PAGES } from './moments.ts';
import { LANGUAGE } from '../../../../packages/core/messages/locale.ts';
import { MINUTE_MS } from '../../platform/durations.ts';
import { NAME } from '../../platform/site.ts';
import type { ReminderSettings } from './times.ts';
import * as messages from '../../../../packages/core/messages/reminders.ts';

const EVENT_LENGTH_MINUTES = 15;

/** A local time without a zone, as ical-generator takes it: it writes the date's UTC parts without the sign of UTC. */
function floatingTime(day: Date, time: string): Date {
  const [hours, minutes] = time.split(':').map(Number);
  return new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate(), hours, minutes));
}

/** Permanent event id, so that importing the file again replaces the old times. */
const idOf = (moment: DailyRemembrance, site: string): string => `${moment}-remembrance@${new URL(site).hostname}`;

/**
 * One daily event for each reminder that is on, from today. Times have no zone: half past six is half past six wherever
 * the reader is, and in summer time too.
 * @param site address of the home page, without a slash at its end
 */
export function calendarFile(times: ReminderSettings, site: string, now = new Date()): string {
  const calendar = ical({ prodId: { company: NAME, product: 'Reminders', language: LANGUAGE.toUpperCase() } });
  for (const moment of DAILY_REMEMBRANCES) {
    const { isOn, time } = times[moment];
    if (!isOn) continue;
    const { summary, path } = DAILY_REMEMBRANCE_PAGES[moment];
    const start = floatingTime(now, time);
    calendar
      .createEvent({
        id: idOf(moment, site),
        stamp: now,
        // A file of a later minute counts as the newer version of the event.
        sequence: Math.floor(now.getTime() / MINUTE_MS),
        floating: true,
        start,
        end: new Date(start.getTime() + EVENT_LENGTH_MINUTES * MINUTE_MS),
        repeating: { freq: ICalEventRepeatingFreq.DAILY },
        summary,
        // Not also as `url`: the library would write it after the alarm, where the standard allows no property.
        description: messages.openHere({ address: site + path }),
        // Does not mark the reader as busy.
        transparency: ICalEventTransparency.TRANSPARENT,
      })
      .createAlarm({ type: ICalAlarmType.display, trigger: 0, description: summary });
  }
  // RFC 5545 ends every line with CRLF, the last one too.
  return `${calendar.toString()}\r\n`;
}
