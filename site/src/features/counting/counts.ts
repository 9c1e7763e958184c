/**
 * How often a reader has said the repeated duas. A count belongs to the counting day (`countingDay`) at the time of the press
 * and is shown only on that day, so each day starts at zero. Counts on the page of remembrance after the prayer start at zero
 * with each prayer. Counts of nearby days are kept for a while: a reader who crosses the date line and returns finds the
 * counts again.
 */
import { createStoredEntries } from '../../platform/storage/stored-entries.ts';
import { mayDifferByTimeZone, onNewDay } from './day.ts';
import { countingDay, isOfEarlierPrayer, recordLastCountTime, PAGE_AFTER_PRAYER } from './last-count.ts';
import { forgetResumePoint, forgetResumePointWithUndo } from './resume-point.ts';
import { COUNTS_KEY_PREFIX } from '../../platform/storage/storage-keys.ts';

const countEntries = createStoredEntries(COUNTS_KEY_PREFIX, onNewDay);
/** The highest count; a press adds none to it. */
export const MAX_COUNT = 999_999;

/** Parses a stored count; 0 where there is none, or it is malformed. */
export function parseCount(text: string | null): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

/** How often a dua was said today, or after this prayer. @param key `category/page#card` */
export const todaysCountOf = (key: string): number =>
  isOfEarlierPrayer(key) ? 0 : parseCount(countEntries.get(`${countingDay()}/${key}`));

const storedNamesOf = (page: string): string[] => countEntries.names(`${countingDay()}/${page}#`);

function removeEarlierPrayer(): void {
  forgetResumePoint(PAGE_AFTER_PRAYER);
  for (const name of storedNamesOf(PAGE_AFTER_PRAYER)) countEntries.remove(name);
}

function removeOldCounts(day: string): void {
  for (const name of countEntries.names()) {
    if (!mayDifferByTimeZone(name.split('/')[0] ?? '', day)) countEntries.remove(name);
  }
}

let lastCleanupDay = '';

/** Adds one. @returns the new count, and whether the device has stored it */
export function addOneCount(key: string): { count: number; kept: boolean } {
  const day = countingDay();
  if (lastCleanupDay !== day) removeOldCounts(day);
  lastCleanupDay = day;
  if (isOfEarlierPrayer(key)) removeEarlierPrayer();
  recordLastCountTime(key, day);
  const count = Math.min(todaysCountOf(key) + 1, MAX_COUNT);
  const kept = countEntries.set(`${day}/${key}`, String(count));
  countEntries.tell();
  return { count, kept };
}

const namesOfPageCounts = (page: string): string[] => (isOfEarlierPrayer(page) ? [] : storedNamesOf(page));

/** Whether any dua of a page has been counted today. @param page `category/page` */
export const hasPageCountsToday = (page: string): boolean => namesOfPageCounts(page).length > 0;

/**
 * Resets the counts of a page and removes its resume point.
 * @returns an undo function; a dua counted since keeps its new count where that is higher. It returns false where the device
 * does not store the counts.
 */
export function resetPageCounts(page: string): () => boolean {
  const putBackResumePoint = forgetResumePointWithUndo(page);
  const before = namesOfPageCounts(page).map((name) => [name, countEntries.get(name)] as const);
  for (const [name] of before) countEntries.remove(name);
  countEntries.tell();
  return () => {
    putBackResumePoint();
    const lost = before.filter(([name, text]) => parseCount(countEntries.get(name)) < parseCount(text));
    const kept = lost.map(([name, text]) => countEntries.set(name, text ?? ''));
    countEntries.tell();
    return kept.every(Boolean);
  };
}

/**
 * Calls back when counts may have changed: by a press, in another tab, on a new day. Returns a function to unsubscribe.
 */
export const onCountsChange = countEntries.subscribe;
