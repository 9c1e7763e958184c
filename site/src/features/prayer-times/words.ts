/** Prayer times and reminders in words. */
import { formatDate } from '../../../../packages/core/format.ts';
import { DIRECTION, LOCALE } from '../../../../packages/core/messages/locale.ts';
import * as messages from '../../../../packages/core/messages/prayer-times.ts';
import type { AsrSchool, MethodId } from './methods.ts';
import type { Reminder, Side } from './plan.ts';
import type { CalendarDay, DayEvent } from './prayer-day.ts';
import type { DaySpan } from './reminder-days.ts';

export const EVENT_NAMES: Readonly<Record<DayEvent, string>> = {
  fajr: messages.fajr,
  sunrise: messages.sunrise,
  dhuhr: messages.dhuhr,
  asr: messages.asr,
  sunset: messages.sunset,
  maghrib: messages.maghrib,
  isha: messages.isha,
};

export const SIDE_NAMES: Readonly<Record<Side, string>> = { before: messages.before, after: messages.after };

export const ASR_NAMES: Readonly<Record<AsrSchool, string>> = { standard: messages.asrStandard, hanafi: messages.asrHanafi };

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

/** `15 minutes after Fajr` */
export const reminderWords = ({ minutes, side, event }: Reminder): string =>
  messages.reminder({ minutes, side, event: EVENT_NAMES[event] });

const clocks = new Map<string, Intl.DateTimeFormat>();

/** `05:12`, by the clock of a zone. */
export function clockTime(instant: Date, zone: string): string {
  const known = clocks.get(zone) ?? new Intl.DateTimeFormat(LOCALE, { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  clocks.set(zone, known);
  const time = known.format(instant);
  // "05:12 AM" would be turned around in a line from right to left.
  return DIRECTION === 'rtl' ? `\u2068${time}\u2069` : time;
}

const dateWords = ({ year, month, day }: CalendarDay): string =>
  formatDate(new Date(Date.UTC(year, month - 1, day)), { timeZone: 'UTC', day: 'numeric', month: 'long' });

/** `21 May to 22 July` */
export function spanWords({ from, to }: DaySpan): string {
  const [first, last] = [dateWords(from), dateWords(to)];
  return first === last ? first : messages.span({ from: first, to: last });
}
