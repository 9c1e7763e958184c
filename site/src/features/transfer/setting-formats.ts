/**
 * The formats of settings that go to another device. Features parse each field by itself, with a default for faulty
 * ones (`parsePreferences`, `parseReminderSettings`, `parsePlan` and others), so only the type and the length of a value are
 * checked here, and fields of newer versions stay.
 */
import {
  PRAYER_REMINDERS_KEY,
  PREFERENCES_KEY,
  RECORDING_OFF_KEY,
  REMINDERS_KEY,
  THEME_KEY,
  WITHOUT_LOOKING_KEY,
} from '../../platform/storage/storage-keys.ts';

/** The value of a setting as JSON holds it. */
export type SettingValue = string | boolean | object;

interface SettingStorageFormat {
  /** The key of `localStorage`. */
  key: string;
  /** Whether it is stored as JSON, else as plain text. */
  isJson: boolean;
  type: 'string' | 'boolean' | 'object';
}

const SETTING_NAMES = ['theme', 'reading', 'reminders', 'prayerReminders', 'withoutLooking', 'daysOff'] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

export const STORED_FORMAT_BY_SETTING: ReadonlyMap<SettingName, SettingStorageFormat> = new Map<SettingName, SettingStorageFormat>([
  ['theme', { key: THEME_KEY, isJson: false, type: 'string' }],
  ['reading', { key: PREFERENCES_KEY, isJson: true, type: 'object' }],
  ['reminders', { key: REMINDERS_KEY, isJson: true, type: 'object' }],
  ['prayerReminders', { key: PRAYER_REMINDERS_KEY, isJson: true, type: 'object' }],
  ['withoutLooking', { key: WITHOUT_LOOKING_KEY, isJson: true, type: 'object' }],
  ['daysOff', { key: RECORDING_OFF_KEY, isJson: true, type: 'boolean' }],
]);

/** In characters; longer than any setting. */
const MAX_SETTING_LENGTH = 5000;

/** Whether a name in a file is that of a setting which this version has. */
export const isSettingName = (name: string): name is SettingName => SETTING_NAMES.some((known) => known === name);

/** Whether a value has the type and a possible length of a setting. */
export const isSettingValue = (name: SettingName, value: unknown): value is SettingValue =>
  typeof value === STORED_FORMAT_BY_SETTING.get(name)?.type &&
  value !== null &&
  !Array.isArray(value) &&
  JSON.stringify(value).length <= MAX_SETTING_LENGTH;
