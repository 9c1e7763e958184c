/** When a reader wants to be reminded. This is the one definition of the kept record. */
import { keptRecord } from '../../platform/storage/kept-record.ts';
import { type Moment, MOMENTS } from './moments.ts';

interface Reminder {
  isOn: boolean;
  /** By the reader's clock, `06:30`, from `00:00` to `23:59`. */
  time: string;
}

export type Times = Readonly<Record<Moment, Reminder>>;

export const DEFAULTS: Times = {
  morning: { isOn: true, time: '06:30' },
  evening: { isOn: true, time: '17:00' },
  sleep: { isOn: true, time: '22:00' },
};

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a time of the day. A field that is being typed in has none for a while. */
export const isTime = (text: unknown): text is string => typeof text === 'string' && TIME.test(text);

const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Parses a stored value: each field on its own, with its default where it is missing or invalid. */
export function parseTimes(kept: unknown): Times {
  const fields = fieldsOf(kept);
  const reminder = (moment: Moment): Reminder => {
    const { isOn, time } = fieldsOf(fields[moment]);
    return {
      isOn: typeof isOn === 'boolean' ? isOn : DEFAULTS[moment].isOn,
      time: isTime(time) ? time : DEFAULTS[moment].time,
    };
  };
  const [morning, evening, sleep] = MOMENTS.map(reminder) as [Reminder, Reminder, Reminder];
  return { morning, evening, sleep };
}

const record = keptRecord('misbaha:reminders', parseTimes);

/** The times in force. */
export const chosenTimes = record.read;

/** Changes one reminder. @returns whether the device keeps it once the page is closed */
export function changeTime(moment: Moment, change: Partial<Reminder>): boolean {
  const times = chosenTimes();
  const kept = record.write({ ...times, [moment]: { ...times[moment], ...change } });
  record.tell();
  return kept;
}

/** Calls back whenever they may have changed, in this tab or another one. Returns the way to stop. */
export const onTimesChange = record.subscribe;
