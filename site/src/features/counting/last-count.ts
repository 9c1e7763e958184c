/**
 * When the reader last counted, and which counts have ended since. Counts last for the day; midnight ends it only once the
 * reader has stopped counting. Counts on the page of remembrance after the prayer, which is said five times a day, last for
 * one prayer.
 */
import { MINUTE_MS } from '../../platform/durations.ts';
import { readText, writeText } from '../../platform/storage/storage.ts';
import { AFTER_PRAYER_COUNT_TIME_KEY, LAST_COUNT_TIME_KEY } from '../../platform/storage/storage-keys.ts';
import { today } from './today.ts';

/** `category/page`. */
export const PAGE_AFTER_PRAYER = 'prayer/after-salam';
/** More than a pause between two duas or than the remembrance after a prayer takes, less than there is between two prayers. */
const MAX_COUNTING_PAUSE_MS = 45 * MINUTE_MS;

const LAST_COUNT_PATTERN = /^(\d{4}-\d\d-\d\d) (\d{1,15})$/;

/**
 * The day that counts belong to, as `2026-11-21`: the date of the reader's clock. While one goes on counting it is the
 * date on which one began, so that midnight resets no count in progress, also where the page is loaded again.
 */
export function countingDay(): string {
  const [, day, at] = LAST_COUNT_PATTERN.exec(readText(LAST_COUNT_TIME_KEY) ?? '') ?? [];
  return day !== undefined && Math.abs(Date.now() - Number(at)) < MAX_COUNTING_PAUSE_MS ? day : today();
}

/**
 * Whether a key is that of the page of remembrance after the prayer or of a dua on it. Not of the same dua in a list: that key
 * begins with the key of the list.
 * @param key as in `isOfEarlierPrayer`
 */
export const isOfPageAfterPrayer = (key: string): boolean => key.split('#', 1)[0] === PAGE_AFTER_PRAYER;

/** Whether what is stored for a page or a dua belongs to an earlier prayer. @param key `category/page` or `category/page#card` */
export const isOfEarlierPrayer = (key: string): boolean =>
  // A time in the future was stored while the clock was ahead; it counts as old.
  isOfPageAfterPrayer(key) && Math.abs(Date.now() - Number(readText(AFTER_PRAYER_COUNT_TIME_KEY))) > MAX_COUNTING_PAUSE_MS;

/** Tells one span of counting from another: where it changes, the counts of the day or those after the prayer end. */
export const countingSpanKey = (): string => `${countingDay()} ${isOfEarlierPrayer(PAGE_AFTER_PRAYER)}`;

/** Notes that a dua is counted now, on a day. @param key `category/page#card` */
export function recordLastCountTime(key: string, day: string): void {
  const now = String(Date.now());
  writeText(LAST_COUNT_TIME_KEY, `${day} ${now}`);
  if (isOfPageAfterPrayer(key)) writeText(AFTER_PRAYER_COUNT_TIME_KEY, now);
}
