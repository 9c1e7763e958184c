/** When a reader wants to be reminded: the stored record, its defaults and its changes. */
import { objectFields } from '../../platform/storage/object-fields.ts';
import { createStoredRecord } from '../../platform/storage/stored-record.ts';
import { type DailyRemembrance, DAILY_REMEMBRANCES } from './moments.ts';
import { REMINDERS_KEY } from '../../platform/storage/storage-keys.ts';

interface ReminderSetting {
  isOn: boolean;
  /** By the reader's clock, `06:30`, from `00:00` to `23:59`. */
  time: string;
}

export type ReminderSettings = Readonly<Record<DailyRemembrance, ReminderSetting>>;

export const DEFAULT_REMINDER_SETTINGS: ReminderSettings = {
  morning: { isOn: true, time: '06:30' },
  evening: { isOn: true, time: '17:00' },
  sleep: { isOn: true, time: '22:00' },
};

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a complete time of day. */
export const isTime = (text: unknown): text is string => typeof text === 'string' && TIME.test(text);

/** Parses a stored value: each field on its own, with its default where it is missing or invalid. */
export function parseReminderSettings(stored: unknown): ReminderSettings {
  const fields = objectFields(stored);
  const reminder = (moment: DailyRemembrance): ReminderSetting => {
    const { isOn, time } = objectFields(fields[moment]);
    return {
      isOn: typeof isOn === 'boolean' ? isOn : DEFAULT_REMINDER_SETTINGS[moment].isOn,
      time: isTime(time) ? time : DEFAULT_REMINDER_SETTINGS[moment].time,
    };
  };
  const [morning, evening, sleep] = DAILY_REMEMBRANCES.map(reminder) as [ReminderSetting, ReminderSetting, ReminderSetting];
  return { morning, evening, sleep };
}

const record = createStoredRecord(REMINDERS_KEY, parseReminderSettings);

/** The stored reminders, else the defaults. */
export const readReminderSettings = record.read;

/** Changes one reminder. @returns whether the device keeps it once the page is closed */
export function changeReminder(moment: DailyRemembrance, change: Partial<ReminderSetting>): boolean {
  const times = readReminderSettings();
  const kept = record.write({ ...times, [moment]: { ...times[moment], ...change } });
  record.tell();
  return kept;
}

/** Subscribes to changes in any tab. Returns a function that unsubscribes. */
export const onReminderSettingsChange = record.subscribe;
