/** The reader's plan of reminders by prayer times. Only this file defines the stored record. */
import { objectFields } from '../../platform/storage/object-fields.ts';
import { createStoredRecord } from '../../platform/storage/stored-record.ts';
import { ASR_SCHOOLS, type AsrSchool, type MethodId, CALCULATION_METHODS } from './methods.ts';
import { REMINDER_OCCASIONS, type ReminderOccasion } from './occasions.ts';
import { parseStoredCity, type Place } from './place.ts';
import { type DayEvent, DAY_EVENTS } from './prayer-day.ts';
import { PRAYER_REMINDERS_KEY } from '../../platform/storage/storage-keys.ts';

export const SIDES = ['before', 'after'] as const;
export type BeforeOrAfter = (typeof SIDES)[number];

export interface PrayerTimeReminder {
  occasion: ReminderOccasion;
  /** Minutes before or after the event: 0 to `MAX_REMINDER_MINUTES`. */
  minutes: number;
  side: BeforeOrAfter;
  event: DayEvent;
}

export interface ReminderPlan {
  /** A city; a position of the device is never stored. */
  place: Place | undefined;
  method: MethodId;
  asr: AsrSchool;
  reminders: readonly PrayerTimeReminder[];
}

/** Three hours; beyond them another event of the day is nearer. */
export const MAX_REMINDER_MINUTES = 180;
/** Six for each day of a year stay below 1 MB, the largest file that some calendars import. */
export const MAX_REMINDERS = 6;

export const DEFAULT_PLAN: ReminderPlan = {
  place: undefined,
  method: 'muslimWorldLeague',
  asr: 'standard',
  reminders: [
    { occasion: 'morning', minutes: 15, side: 'after', event: 'fajr' },
    { occasion: 'evening', minutes: 30, side: 'before', event: 'sunset' },
  ],
};

/** The reminder that the button "Add a reminder" adds. */
export const NEW_REMINDER: PrayerTimeReminder = { occasion: 'ablution', minutes: 20, side: 'before', event: 'dhuhr' };

const isOneOf = <T extends string>(options: readonly T[], value: unknown): value is T => options.includes(value as T);

/** Whether a value is a valid number of minutes. An empty field must be checked before, as `Number('')` is 0. */
export const isReminderMinutes = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_REMINDER_MINUTES;

function parseReminder(value: unknown): PrayerTimeReminder[] {
  const { occasion, minutes, side, event } = objectFields(value);
  const isWhole = isOneOf(REMINDER_OCCASIONS, occasion) && isReminderMinutes(minutes) && isOneOf(SIDES, side) && isOneOf(DAY_EVENTS, event);
  return isWhole ? [{ occasion, minutes, side, event }] : [];
}

/** Parses a stored value: each field on its own, with its default where it is missing or invalid. */
export function parsePlan(stored: unknown): ReminderPlan {
  const { place, method, asr, reminders } = objectFields(stored);
  return {
    place: parseStoredCity(place),
    method: isOneOf(CALCULATION_METHODS, method) ? method : DEFAULT_PLAN.method,
    asr: isOneOf(ASR_SCHOOLS, asr) ? asr : DEFAULT_PLAN.asr,
    reminders: Array.isArray(reminders) ? reminders.flatMap(parseReminder).slice(0, MAX_REMINDERS) : DEFAULT_PLAN.reminders,
  };
}

const planRecord = createStoredRecord(PRAYER_REMINDERS_KEY, parsePlan);

/** The stored plan, or the default. */
export const readPlan = planRecord.read;

/** Changes the plan. @returns whether it is stored beyond the closing of the page */
export function changePlan(change: Partial<ReminderPlan>): boolean {
  const kept = planRecord.write({ ...readPlan(), ...change });
  planRecord.tell();
  return kept;
}

/** Calls back when the plan may have changed, in any tab. Returns a function to unsubscribe. */
export const onPlanChange = planRecord.subscribe;
