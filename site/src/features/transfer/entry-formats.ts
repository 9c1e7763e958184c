/** Checks entries of counts, days and resume points that come from a file or from storage. */
import { MAX_COUNT } from '../counting/counts.ts';
import { parseResumePointOfAnyDay } from '../counting/resume-point.ts';
import { isDay, isPageOrListKey, parseFinishedPage } from '../counting/finished-pages.ts';
import { listIdOfKey } from '../lists/addresses.ts';
import { isPermanentId } from '../saved/saved-dua.ts';

/** Number of characters of a day. */
const DAY_LENGTH = '2026-11-21'.length;

/** The day at the beginning of a name of a count or day, or of the text of a resume point. */
export const leadingDay = (text: string): string => text.slice(0, DAY_LENGTH);

/** The page or list and the card in the name of a count: `category/page#card`. */
export const countNameWithoutDay = (name: string): string => name.slice(DAY_LENGTH + 1);

/** Whether the name of a count says of which card it is. @param key `category/page#card`, in a list `list:<id>#category/page#card` */
function isCountKey(key: string): boolean {
  const [page = ''] = key.split('#', 1);
  return isPermanentId(listIdOfKey(page) === undefined ? key : key.slice(page.length + 1));
}

/** Whether an entry is a count. @param name `2026-11-21/category/page#card`, or with a list */
export const isCountEntry = (name: string, count: unknown): count is number =>
  isDay(leadingDay(name)) &&
  name[DAY_LENGTH] === '/' &&
  isCountKey(countNameWithoutDay(name)) &&
  Number.isInteger(count) &&
  Number(count) >= 1 &&
  Number(count) <= MAX_COUNT;

/** Whether an entry is a page finished on a day. @param name `2026-11-21/category/page`, or with a list */
export const isFinishedPageEntry = (name: string, title: unknown): title is string => parseFinishedPage(name, title) !== undefined;

/** The position in the text of a resume point; undefined where it is none. */
export function resumePositionIn(text: string): number | undefined {
  const stored = parseResumePointOfAnyDay(text);
  return stored && isDay(stored.day) ? stored.point.position : undefined;
}

/** Whether an entry is a resume point. @param name `category/page`, or a list */
export const isResumePoint = (name: string, text: unknown): text is string =>
  isPageOrListKey(name) && typeof text === 'string' && resumePositionIn(text) !== undefined;
