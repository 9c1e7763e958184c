/**
 * The records of settings, as they go to another device. Their features parse each field by itself, with its default where it makes no sense
 * (`parsePreferences`, `parseTimes`, `parsePlan` and others), so here only the kind of value and its length are looked at, and fields of
 * newer versions stay.
 */

/** A value of JSON. */
export type SettingValue = string | boolean | object;

interface Setting {
  /** Under which it is stored. */
  key: string;
  /** Whether it is stored as JSON, else as plain text. */
  isJson: boolean;
  type: 'string' | 'boolean' | 'object';
}

const NAMES = ['theme', 'reading', 'reminders', 'prayerReminders', 'withoutLooking', 'daysOff'] as const;
export type SettingName = (typeof NAMES)[number];

export const SETTINGS: ReadonlyMap<SettingName, Setting> = new Map<SettingName, Setting>([
  ['theme', { key: 'theme', isJson: false, type: 'string' }],
  ['reading', { key: 'misbaha:reading', isJson: true, type: 'object' }],
  ['reminders', { key: 'misbaha:reminders', isJson: true, type: 'object' }],
  ['prayerReminders', { key: 'misbaha:prayer-reminders', isJson: true, type: 'object' }],
  ['withoutLooking', { key: 'misbaha:without-looking', isJson: true, type: 'object' }],
  ['daysOff', { key: 'misbaha:days-off', isJson: true, type: 'boolean' }],
]);

/** Much longer than any of them. */
const LONGEST = 5000;

/** Whether a name of a file is one of a setting of this version. */
export const isSettingName = (name: string): name is SettingName => NAMES.some((known) => known === name);

/** Whether a value has the form of a setting. */
export const isSetting = (name: SettingName, value: unknown): value is SettingValue =>
  typeof value === SETTINGS.get(name)?.type && value !== null && !Array.isArray(value) && JSON.stringify(value).length <= LONGEST;
