/** What passes for an entry of counts, days and resume points where it comes from outside. */
import { isCardHome } from '../saved/saved-dua.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;
const LIST = /^list:[\da-f-]{36}#/;
const PAGE = /^(?:list:[\da-f-]{36}|[a-z\d-]{1,80}\/[a-z\d-]{1,80})$/;
const PLACE = /^(\d{4}-\d\d-\d\d) (\d{1,3})\/(\d{1,3}) [a-z\d/#-]{1,245}$/;
const MOST_TIMES = 999_999;
const LONGEST_TITLE = 200;
/** As many letters as a day has. */
const DAY_LENGTH = '2026-11-21'.length;

const isDate = (day: string): boolean => DAY.test(day) && !Number.isNaN(Date.parse(day));

/** The day that a name of counts or days begins with, or the text of a resume point. */
export const dayOf = (text: string): string => text.slice(0, DAY_LENGTH);

const restOf = (name: string): string => name.slice(DAY_LENGTH + 1);

/** Whether an entry is a count. @param name `2026-11-21/category/page#card`, in a list `2026-11-21/list:<id>#category/page#card` */
export const isCount = (name: string, count: unknown): count is number =>
  isDate(dayOf(name)) &&
  isCardHome(restOf(name).replace(LIST, '')) &&
  Number.isInteger(count) &&
  Number(count) >= 1 &&
  Number(count) <= MOST_TIMES;

/** Whether an entry is what was gone through on a day. @param name `2026-11-21/category/page`, or with a list */
export const isDay = (name: string, title: unknown): title is string =>
  isDate(dayOf(name)) && PAGE.test(restOf(name)) && typeof title === 'string' && title.length <= LONGEST_TITLE;

/** The position in the text of a resume point; undefined where it is none. */
export function positionIn(text: string): number | undefined {
  const [, day = '', position, total] = PLACE.exec(text) ?? [];
  const at = Number(position);
  return isDate(day) && at >= 1 && at <= Number(total) ? at : undefined;
}

/** Whether an entry is a resume point. @param name `category/page`, or a list */
export const isResumePoint = (name: string, text: unknown): text is string =>
  PAGE.test(name) && typeof text === 'string' && positionIn(text) !== undefined;
