/**
 * The formats of settings that go to another device. Features parse each field by itself, with a default for faulty
 * ones (`parsePreferences`, `parseTimes`, `parsePlan` and others), so only the type and the length of a value are
 * checked here, and fields of newer versions stay.
 */
import { THEME_KEY } from '../../platform/theme/theme.ts';
import { PREFERENCES_KEY } from '../../platform/preferences/preferences.ts';
import { RECORDING_OFF_KEY } from '../days/finished-pages.ts';

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

/** Keys that no feature exports stand here; a test holds them against the source. */
export const STORED_FORMAT_BY_SETTING: ReadonlyMap<SettingName, SettingStorageFormat> = new Map<SettingName, SettingStorageFormat>([
  ['theme', { key: THEME_KEY, isJson: false, type: 'string' }],
  ['reading', { key: PREFERENCES_KEY, isJson: true, type: 'object' }],
  ['reminders', { key: 'misbaha:reminders', isJson: true, type: 'object' }],
  ['prayerReminders', { key: 'misbaha:prayer-reminders', isJson: true, type: 'object' }],
  ['withoutLooking', { key: 'misbaha:without-looking', isJson: true, type: 'object' }],
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
