/** What the reader is reminded of and when. This is the one definition of the kept record. */
import { keptRecord } from '../../platform/storage/kept-record.ts';
import { ASR_SCHOOLS, type AsrSchool, type MethodId, METHODS } from './methods.ts';
import { OCCASIONS, type Occasion } from './occasions.ts';
import { parsePlace, type Place } from './place.ts';
import { type DayEvent, EVENTS } from './prayer-day.ts';

export const SIDES = ['before', 'after'] as const;
export type Side = (typeof SIDES)[number];

export interface Reminder {
  occasion: Occasion;
  /** From 0 to `MOST_MINUTES`. */
  minutes: number;
  side: Side;
  event: DayEvent;
}

export interface Plan {
  /** A city; a position of the device is not kept. */
  place: Place | undefined;
  method: MethodId;
  asr: AsrSchool;
  reminders: readonly Reminder[];
}

/** Three hours; beyond them another event of the day is nearer. */
export const MOST_MINUTES = 180;
/** So many that a year of them stays below a megabyte, which is the most that some calendars take in. */
export const MOST_REMINDERS = 6;

export const DEFAULT_PLAN: Plan = {
  place: undefined,
  method: 'muslimWorldLeague',
  asr: 'standard',
  reminders: [
    { occasion: 'morning', minutes: 15, side: 'after', event: 'fajr' },
    { occasion: 'evening', minutes: 30, side: 'before', event: 'sunset' },
  ],
};

/** What "Add a reminder" adds. */
export const NEW_REMINDER: Reminder = { occasion: 'ablution', minutes: 20, side: 'before', event: 'dhuhr' };

const isOneOf = <T extends string>(options: readonly T[], value: unknown): value is T => options.includes(value as T);

/** Whether a number of minutes can be kept. A field that is being typed in has none for a while. */
export const isMinutes = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_MINUTES;

const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});

function parseReminder(value: unknown): Reminder[] {
  const { occasion, minutes, side, event } = fieldsOf(value);
  const isWhole = isOneOf(OCCASIONS, occasion) && isMinutes(minutes) && isOneOf(SIDES, side) && isOneOf(EVENTS, event);
  return isWhole ? [{ occasion, minutes, side, event }] : [];
}

/** Parses a stored value: each field on its own, with its default where it is missing or invalid. */
export function parsePlan(kept: unknown): Plan {
  const { place, method, asr, reminders } = fieldsOf(kept);
  return {
    place: parsePlace(place),
    method: isOneOf(METHODS, method) ? method : DEFAULT_PLAN.method,
    asr: isOneOf(ASR_SCHOOLS, asr) ? asr : DEFAULT_PLAN.asr,
    reminders: Array.isArray(reminders) ? reminders.flatMap(parseReminder).slice(0, MOST_REMINDERS) : DEFAULT_PLAN.reminders,
  };
}

const record = keptRecord('misbaha:prayer-reminders', parsePlan);

/** The plan in force. */
export const readPlan = record.read;

/** Changes the plan. @returns whether the device keeps it once the page is closed */
export function changePlan(change: Partial<Plan>): boolean {
  const kept = record.write({ ...readPlan(), ...change });
  record.tell();
  return kept;
}

/** Calls back whenever it may have changed, in this tab or another one. Returns the way to stop. */
export const onPlanChange = record.subscribe;
