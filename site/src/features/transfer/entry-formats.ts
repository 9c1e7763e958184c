/** Checks entries of counts, days and resume points that come from a file or from storage. */
import { isCardHome } from '../saved/saved-dua.ts';

const DAY_FORMAT = /^\d{4}-\d\d-\d\d$/;
const LIST_PREFIX = /^list:[\da-f-]{36}#/;
const PAGE_OR_LIST_FORMAT = /^(?:list:[\da-f-]{36}|[a-z\d-]{1,80}\/[a-z\d-]{1,80})$/;
const RESUME_POINT_FORMAT = /^(\d{4}-\d\d-\d\d) (\d{1,3})\/(\d{1,3}) [a-z\d/#-]{1,245}$/;
const MAX_COUNT = 999_999;
const MAX_TITLE_LENGTH = 200;
/** Number of characters of a day. */
const DAY_LENGTH = '2026-11-21'.length;

const isDate = (day: string): boolean => DAY_FORMAT.test(day) && !Number.isNaN(Date.parse(day));

/** The day at the beginning of a name of a count or day, or of the text of a resume point. */
export const dayOf = (text: string): string => text.slice(0, DAY_LENGTH);

const nameWithoutDay = (name: string): string => name.slice(DAY_LENGTH + 1);

/** Whether an entry is a count. @param name `2026-11-21/category/page#card`, in a list `2026-11-21/list:<id>#category/page#card` */
export const isCountEntry = (name: string, count: unknown): count is number =>
  isDate(dayOf(name)) &&
  isCardHome(nameWithoutDay(name).replace(LIST_PREFIX, '')) &&
  Number.isInteger(count) &&
  Number(count) >= 1 &&
  Number(count) <= MAX_COUNT;

/** Whether an entry is a page finished on a day. @param name `2026-11-21/category/page`, or with a list */
export const isFinishedPageEntry = (name: string, title: unknown): title is string =>
  isDate(dayOf(name)) && PAGE_OR_LIST_FORMAT.test(nameWithoutDay(name)) && typeof title === 'string' && title.length <= MAX_TITLE_LENGTH;

/** The position in the text of a resume point; undefined where it is none. */
export function resumePositionIn(text: string): number | undefined {
  const [, day = '', position, total] = RESUME_POINT_FORMAT.exec(text) ?? [];
  const at = Number(position);
  return isDate(day) && at >= 1 && at <= Number(total) ? at : undefined;
}

/** Whether an entry is a resume point. @param name `category/page`, or a list */
export const isResumePoint = (name: string, text: unknown): text is string =>
  PAGE_OR_LIST_FORMAT.test(name) && typeof text === 'string' && resumePositionIn(text) !== undefined;
