/** The record of a reader's own list of duas, and its parsers for values from storage, a file or another device. */
import { objectFields } from '../../platform/storage/object-fields.ts';
import { isPermanentId, parseDate } from '../saved/saved-dua.ts';

export interface ListItem {
  /** Permanent id of the card, `category/page#card`. It stands once in a list. */
  id: string;
  /** The reader's own number of repetitions; used only where the narration gives none. Absent means once. */
  count?: number;
  /** The card that was added, `category/page#card`, where that reuses the text of `id`, with a title or a count of its own. */
  from?: string;
}

export interface DuaList {
  /** UUID; the same on all devices. */
  id: string;
  name: string;
  /** In the order of recitation. */
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

/** Value of `format` in the file of a list. */
export const LIST_FILE_FORMAT = 'misbaha-list';

export const MAX_LISTS = 100;
export const MAX_LIST_ITEMS = 200;
export const MAX_REPETITIONS = 1000;
/** In UTF-16 units. Long enough for every page title, since a new list that begins with a page takes its title as its name. */
export const MAX_NAME_LENGTH = 70;

const UUID_PATTERN = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export const isDeleted = (record: ListRecord): record is DeletedList => 'deleted' in record;

/** White space, control characters, and invisible marks that change the direction of text. */
const UNWANTED_NAME_CHARACTERS = /[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/** A visible character. Zero-width ones do not count, but stay in a name, as some scripts need them between letters. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** A name on one line, trimmed, cut to the longest length. */
function onOneLine(name: string): string {
  let tidy = '';
  for (const letter of name.replaceAll(UNWANTED_NAME_CHARACTERS, ' ').trim()) {
    if (tidy.length + letter.length > MAX_NAME_LENGTH) break;
    tidy += letter;
  }
  return tidy.trim();
}

/** Normalizes a name: on one line, trimmed, cut to the longest length; '' where nothing of it can be seen. */
export function tidyName(name: string): string {
  const tidy = onOneLine(name);
  return VISIBLE.test(tidy) ? tidy : '';
}

const isRepetitionCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= MAX_REPETITIONS;

/** Parses a number of repetitions; undefined for once and for anything invalid. */
export const parseRepetitions = (value: unknown): number | undefined => (isRepetitionCount(value) && value > 1 ? value : undefined);

function parseItem(value: unknown): ListItem | undefined {
  const { id, count, from } = objectFields(value);
  if (!isPermanentId(id)) return undefined;
  const times = parseRepetitions(count);
  return { id, ...(times === undefined ? {} : { count: times }), ...(isPermanentId(from) ? { from } : {}) };
}

/** Parses items: drops unknown fields and repeated duas; undefined where an item is invalid, or there are too many. */
export function parseItems(value: unknown): ListItem[] | undefined {
  if (!Array.isArray(value) || value.length > MAX_LIST_ITEMS) return undefined;
  const items = new Map<string, ListItem>();
  for (const one of value) {
    const item = parseItem(one);
    if (!item) return undefined;
    if (!items.has(item.id)) items.set(item.id, item);
  }
  return [...items.values()];
}

/** Replaces a date after the year 9999. Any real change is later and wins. */
const NO_MOMENT = new Date(0).toISOString();

/** Parses the time of a change. Years beyond 9999, which ISO 8601 writes with a sign, might leave no moment for a later change. */
function parseChanged(value: unknown): string | undefined {
  const date = parseDate(value);
  return date === undefined || /^\d/.test(date) ? date : NO_MOMENT;
}

/** Parses a record: drops unknown fields and orders the others; undefined where it is invalid. */
export function parseListRecord(value: unknown): ListRecord | undefined {
  const { id, name, items, changed, deleted } = objectFields(value);
  const date = parseChanged(changed);
  if (typeof id !== 'string' || !UUID_PATTERN.test(id) || date === undefined) return undefined;
  if (deleted === true) return { id, deleted, changed: date };
  const parsed = parseItems(items);
  // Not `tidyName`: an earlier version allowed a name in which nothing can be seen.
  const tidy = typeof name === 'string' ? onOneLine(name) : '';
  return parsed && tidy !== '' ? { id, name: tidy, items: parsed, changed: date } : undefined;
}
