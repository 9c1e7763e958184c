/** A reader's own list of duas as a record, and what passes for one where it comes from outside: storage, a file, another device. */
import { isCardHome, parseDate } from '../saved/saved-dua.ts';

export interface ListItem {
  /** Permanent id of the card, `category/page#card`. It stands once in a list. */
  id: string;
  /** Times to say it, as the reader chose; it counts only where the narration gives no number. Absent means once. */
  count?: number;
}

export interface DuaList {
  /** UUID, made with the list; it stays the same on all devices. */
  id: string;
  name: string;
  /** In the order in which they are said. */
  items: ListItem[];
  /** When it was last changed, ISO 8601 in UTC. */
  changed: string;
}

/** What is left of a list that was deleted, so that another device that still has it deletes it too. */
export interface DeletedList {
  id: string;
  deleted: true;
  /** When it was deleted, ISO 8601 in UTC. */
  changed: string;
}

export type ListRecord = DuaList | DeletedList;

export const MOST_LISTS = 100;
export const MOST_ITEMS = 200;
export const MOST_TIMES = 1000;
/** UTF-16 units. */
export const LONGEST_NAME = 50;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export const isDeleted = (record: ListRecord): record is DeletedList => 'deleted' in record;

/** What reorders the line that it stands in (marks of direction without a letter of their own), and breaks of lines. */
const UNWANTED = /[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/** A name in the one form in which it is kept: one line, without spaces around it, cut where it is too long. */
export function tidyName(name: string): string {
  let tidy = '';
  for (const letter of name.replaceAll(UNWANTED, ' ').trim()) {
    if (tidy.length + letter.length > LONGEST_NAME) break;
    tidy += letter;
  }
  return tidy.trim();
}

const isTimes = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= MOST_TIMES;

/** The number of times that a reader typed, or a file names; undefined for once and for what is no number of times. */
export const parseTimes = (value: unknown): number | undefined => (isTimes(value) && value > 1 ? value : undefined);

function parseItem(value: unknown): ListItem | undefined {
  const { id, count } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (!isCardHome(id)) return undefined;
  const times = parseTimes(count);
  return times === undefined ? { id } : { id, count: times };
}

/** Items without anything that does not belong to one, each dua once; undefined where one cannot be read, or there are too many. */
export function parseItems(value: unknown): ListItem[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_ITEMS) return undefined;
  const items = new Map<string, ListItem>();
  for (const one of value) {
    const item = parseItem(one);
    if (!item) return undefined;
    if (!items.has(item.id)) items.set(item.id, item);
  }
  return [...items.values()];
}

/** A record without anything that does not belong to one, its fields in one order; undefined where it is none. */
export function parseListRecord(value: unknown): ListRecord | undefined {
  const { id, name, items, changed, deleted } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const date = parseDate(changed);
  if (typeof id !== 'string' || !UUID.test(id) || date === undefined) return undefined;
  if (deleted === true) return { id, deleted, changed: date };
  const parsed = parseItems(items);
  const tidy = typeof name === 'string' ? tidyName(name) : '';
  return parsed && tidy !== '' ? { id, name: tidy, items: parsed, changed: date } : undefined;
}
