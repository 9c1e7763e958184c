/**
 * The remembrance after the prayer is said after each of the five: what is counted there lasts for one prayer, and on all
 * other pages for the day.
 */
import { readText, writeText } from '../../platform/storage/storage.ts';
import { COUNTED_AFTER_PRAYER_KEY } from '../../platform/storage/storage-keys.ts';

/** `category/page`. */
export const PAGE_AFTER_PRAYER = 'prayer/after-salam';
/** More than the remembrance takes, and less than there is between two prayers. */
const LASTS_MS = 45 * 60_000;

const isOfPage = (key: string): boolean => key.split('#', 1)[0] === PAGE_AFTER_PRAYER;

/** Whether what is stored for a page or a dua belongs to an earlier prayer. @param key `category/page` or `category/page#card` */
export const isOfEarlierPrayer = (key: string): boolean =>
  isOfPage(key) && Math.abs(Date.now() - Number(readText(COUNTED_AFTER_PRAYER_KEY))) > LASTS_MS;

/** Stores that a dua was counted now, if it is one of the page. @param key `category/page#card` */
export function noteCount(key: string): void {
  if (isOfPage(key)) writeText(COUNTED_AFTER_PRAYER_KEY, String(Date.now()));
}
