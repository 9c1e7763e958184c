/**
 * Which pages and lists the reader finished, one dua at a time, on which day of the reader's clock. One entry each,
 * stored only on the device; a switch stops it, a button deletes all. Nothing is counted: a page was finished on a day
 * or not.
 */
import { countingDay } from './last-count.ts';
import { today } from './today.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { createStoredEntries, removeEntries } from '../../platform/storage/stored-entries.ts';
import { createArrayReuser } from '../../platform/storage/same-array.ts';
import { createStoredRecord } from '../../platform/storage/stored-record.ts';
import { FINISHED_PAGES_KEY_PREFIX, RECORDING_OFF_KEY } from '../../platform/storage/storage-keys.ts';

const finishedPageEntries = createStoredEntries(FINISHED_PAGES_KEY_PREFIX);
const recordingOffRecord = createStoredRecord(RECORDING_OFF_KEY, (stored) => stored === true);

/** Older entries are not shown, and removed later: about three months. */
const RETENTION_DAYS = 91;
/**
 * The age of an entry counts from the seventh-last day with an entry, so that a clock that is wrong for some days removes
 * nothing.
 */
const DAYS_THAT_REMOVE = 7;

const DAY_PATTERN = /^\d{4}-\d\d-\d\d$/;
const PAGE_OR_LIST_PATTERN = /^(?:list:[\da-f-]{36}|[a-z\d-]{1,80}\/[a-z\d-]{1,80})$/;
const MAX_TITLE_LENGTH = 200;

export interface FinishedPage {
  /** As `2026-11-21`. */
  day: string;
  /** `category/page`, or `list:<id>`. */
  page: string;
  /** The title on that day. */
  title: string;
}

const NO_FINISHED_PAGES: readonly FinishedPage[] = [];
const reuseArrayIfEqual = createArrayReuser<FinishedPage>();

/** Whether a text is a day, as `2026-11-21`. */
export const isDay = (text: string): boolean => DAY_PATTERN.test(text) && !Number.isNaN(Date.parse(text));

/** Whether a text has the form of a page's key or a list's: `category/page`, or `list:<id>`. */
export const isPageOrListKey = (text: string): boolean => PAGE_OR_LIST_PATTERN.test(text);

/**
 * Parses an entry; undefined where it is malformed.
 * @param name `2026-11-21/category/page`, or `2026-11-21/list:<id>`
 */
export function parseFinishedPage(name: string, title: unknown): FinishedPage | undefined {
  const day = dayInName(name);
  const page = name.slice(day.length + 1);
  const isValid = isDay(day) && isPageOrListKey(page) && typeof title === 'string' && title.length <= MAX_TITLE_LENGTH;
  return isValid ? { day, page, title } : undefined;
}

const dayInName = (name: string): string => name.split('/', 1)[0] ?? '';

const ageInDays = (day: string, now: string): number => (Date.parse(now) - Date.parse(day)) / DAY_MS;

/** Whether a day is one of the past three months. A future day, stored while the clock was ahead, is not. */
export const isWithinRetention = (day: string, now = today()): boolean => {
  const age = ageInDays(day, now);
  return age >= 0 && age <= RETENTION_DAYS;
};

/** The pages that were finished lately, the latest day first; the same array while nothing changes. */
export function finishedPages(): readonly FinishedPage[] {
  const now = today();
  return reuseArrayIfEqual(
    finishedPageEntries
      .names()
      .filter((name) => isWithinRetention(dayInName(name), now))
      .flatMap((name) => parseFinishedPage(name, finishedPageEntries.get(name)) ?? [])
      .toSorted((a, b) => b.day.localeCompare(a.day)),
  );
}

/** Removes entries more than `RETENTION_DAYS` older than the seventh-last day with an entry; today counts as one. */
function removeOldEntries(now: string): void {
  const names = finishedPageEntries.names();
  const past = [...new Set([...names.map(dayInName), now])].filter((day) => isDay(day) && day <= now);
  const from = past.at(-DAYS_THAT_REMOVE);
  if (from === undefined) return;
  for (const name of names) if (ageInDays(dayInName(name), from) > RETENTION_DAYS) finishedPageEntries.remove(name);
}

/** Whether finished pages are being recorded. */
export const isRecordingFinishedPages = (): boolean => !recordingOffRecord.read();

/**
 * Records once per day that a page was finished, unless the reader switched it off. A failure to store is not reported,
 * so as not to interrupt prayer.
 * @param page `category/page`, or `list:<id>`
 */
export function recordFinishedPage(page: string, title: string): void {
  const day = countingDay();
  const name = `${day}/${page}`;
  if (!isRecordingFinishedPages() || finishedPageEntries.get(name) !== null) return;
  removeOldEntries(day);
  finishedPageEntries.set(name, title.slice(0, MAX_TITLE_LENGTH));
  finishedPageEntries.tell();
}

/** Switches the recording on or off; existing entries stay. @returns whether the choice was stored */
export function setRecordingFinishedPages(on: boolean): boolean {
  const kept = on ? recordingOffRecord.forget() : recordingOffRecord.write(true);
  recordingOffRecord.tell();
  return kept;
}

/** Deletes all entries. @returns as `removeEntries` */
export const deleteFinishedPages = (): ReturnType<typeof removeEntries> => removeEntries(finishedPageEntries, finishedPageEntries.names());

/** Calls back when entries or the switch may have changed, in any tab. Returns a function to unsubscribe. */
export function onFinishedPagesChange(listener: () => void): () => void {
  const stops = [finishedPageEntries.subscribe(listener), recordingOffRecord.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The snapshot for prerendered pages: nothing is finished. */
export const emptyFinishedPagesSnapshot = (): readonly FinishedPage[] => NO_FINISHED_PAGES;
