/** Texts for prayer times and reminders. */
import { formatDate } from '../../../../packages/core/format.ts';
import { DIRECTION, LOCALE } from '../../../../packages/core/messages/locale.ts';
import * as messages from '../../../../packages/core/messages/prayer-times.ts';
import type { AsrSchool, MethodId } from './methods.ts';
import type { PrayerTimeReminder, BeforeOrAfter } from './plan.ts';
import type { CalendarDay, DayEvent } from './prayer-day.ts';
import type { DateRange } from './reminder-days.ts';

export const EVENT_NAMES: Readonly<Record<DayEvent, string>> = {
  fajr: messages.fajr,
  sunrise: messages.sunrise,
  dhuhr: messages.dhuhr,
  asr: messages.asr,
  sunset: messages.sunset,
  maghrib: messages.maghrib,
  isha: messages.isha,
};

export const SIDE_NAMES: Readonly<Record<BeforeOrAfter, string>> = { before: messages.before, after: messages.after };

export const ASR_SCHOOL_NAMES: Readonly<Record<AsrSchool, string>> = { standard: messages.asrStandard, hanafi: messages.asrHanafi };

export const METHOD_NAMES: Readonly<Record<MethodId, string>> = {
  muslimWorldLeague: messages.muslimWorldLeague,
  ummAlQura: messages.ummAlQura,
  egypt: messages.egypt,
  karachi: messages.karachi,
  turkey: messages.turkey,
  indonesia: messages.indonesia,
  singapore: messages.singapore,
  morocco: messages.morocco,
  gulf: messages.gulf,
  qatar: messages.qatar,
  kuwait: messages.kuwait,
  tehran: messages.tehran,
  moonsighting: messages.moonsighting,
  northAmerica: messages.northAmerica,
  france: messages.france,
};

/** The time of a reminder as a text: `15 minutes after Fajr`. */
export const reminderTimeText = ({ minutes, side, event }: PrayerTimeReminder): string =>
  messages.reminder({ minutes, side, event: EVENT_NAMES[event] });

const clockFormats = new Map<string, Intl.DateTimeFormat>();

/** The time in a zone: `05:12`. */
export function clockTime(instant: Date, zone: string): string {
  const known = clockFormats.get(zone) ?? new Intl.DateTimeFormat(LOCALE, { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  clockFormats.set(zone, known);
  const time = known.format(instant);
  // Isolated, since right-to-left text would reorder "05:12 AM".
  return DIRECTION === 'rtl' ? `\u2068${time}\u2069` : time;
}

const dayText = ({ year, month, day }: CalendarDay, withYear: boolean): string =>
  formatDate(new Date(Date.UTC(year, month - 1, day)), {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(withYear ? { year: 'numeric' } : {}),
  });

/**
 * A span of dates as a text: `21 May to 22 July`, and with its year if it does not end in the present one.
 * @param thisYear the present year
 */
export function dateRangeText({ from, to }: DateRange, thisYear: number): string {
  const last = dayText(to, to.year !== thisYear);
  const isOneDay = from.year === to.year && from.month === to.month && from.day === to.day;
  return isOneDay ? last : messages.span({ from: dayText(from, false), to: last });
}
