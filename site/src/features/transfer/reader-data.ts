/** All data of a reader that may go to another device; reads them from storage and writes them. */
import {
  COUNTS_KEY_PREFIX,
  FINISHED_PAGES_KEY_PREFIX,
  LEARNING_KEY_PREFIX,
  LISTS_KEY_PREFIX,
  RESUME_POINT_KEY_PREFIX,
  SAVED_FROM_KEY_PREFIX,
  SAVED_DUAS_KEY_PREFIX,
} from '../../platform/storage/storage-keys.ts';
import { keysWithPrefix, parseJson, readText, removeText, writeText } from '../../platform/storage/storage.ts';
import { parseCount } from '../counting/counts.ts';
import { isOfPageAfterPrayer } from '../counting/last-count.ts';
import { isRootId, type LearningRecord, parseLearningRecord } from '../learning/learned-dua.ts';
import { serializeLearningRecord } from '../learning/learning.ts';
import { type ListRecord, parseListRecord } from '../lists/list-record.ts';
import { parseSavedDua, type SavedDua } from '../saved/saved-dua.ts';
import { countNameWithoutDay, isCountEntry, isFinishedPageEntry, isResumePoint } from './entry-formats.ts';
import { isSettingValue, STORED_FORMAT_BY_SETTING, type SettingName, type SettingValue } from './setting-formats.ts';

export interface ReaderData {
  /** Saved duas. */
  duas: SavedDua[];
  /** Duas that are learned by heart. */
  learning: LearningRecord[];
  /** Roots that are learned. */
  roots: LearningRecord[];
  /** Lists of the reader, and the records that remain of deleted ones. */
  lists: ListRecord[];
  /** Number of times that a dua was said on a day, by `2026-11-21/category/page#card`. */
  counts: ReadonlyMap<string, number>;
  /** Titles of pages and lists that were finished on a day, by `2026-11-21/category/page` or `2026-11-21/list:<id>`. */
  days: ReadonlyMap<string, string>;
  /** Resume points, by page or list: `2026-11-21 3/10 card`. */
  places: ReadonlyMap<string, string>;
  settings: ReadonlyMap<SettingName, SettingValue>;
}

/** The prefix of the storage keys of each kind; a test checks that none is missing. */
export const STORAGE_PREFIXES = {
  duas: SAVED_DUAS_KEY_PREFIX,
  savedFrom: SAVED_FROM_KEY_PREFIX,
  learning: LEARNING_KEY_PREFIX,
  lists: LISTS_KEY_PREFIX,
  counts: COUNTS_KEY_PREFIX,
  days: FINISHED_PAGES_KEY_PREFIX,
  places: RESUME_POINT_KEY_PREFIX,
} as const;

/** Names and texts of the entries with a prefix, sorted by name. */
const storedEntries = (prefix: string): [name: string, text: string][] =>
  keysWithPrefix(prefix)
    .toSorted()
    .map((key) => [key.slice(prefix.length), readText(key) ?? '']);

/** Learned duas and learned roots; the id of each says which it is. */
const storedLearningRecords = (): LearningRecord[] =>
  storedEntries(STORAGE_PREFIXES.learning).flatMap(([id, text]) => parseLearningRecord(id, parseJson(text)) ?? []);

function storedLists(): ListRecord[] {
  return storedEntries(STORAGE_PREFIXES.lists).flatMap(([id, text]) => {
    const record = parseListRecord(parseJson(text));
    return record?.id === id ? [record] : [];
  });
}

function storedSettings(): Map<SettingName, SettingValue> {
  const settings = new Map<SettingName, SettingValue>();
  for (const [name, { key, isJson }] of STORED_FORMAT_BY_SETTING) {
    const text = readText(key);
    const value = isJson ? parseJson(text) : text;
    if (isSettingValue(name, value)) settings.set(name, value);
  }
  return settings;
}

/** Leaves out counts and resume points of the page for after a prayer: an import could restore them after the next prayer. */
export const withoutAfterPrayerProgress = <T extends Pick<ReaderData, 'counts' | 'places'>>(data: T): T => ({
  ...data,
  counts: new Map([...data.counts].filter(([name]) => !isOfPageAfterPrayer(countNameWithoutDay(name)))),
  places: new Map([...data.places].filter(([page]) => !isOfPageAfterPrayer(page))),
});

/** All data of this device. Faulty entries are left out, as the screens do. */
export function readReaderData(): ReaderData {
  const learned = storedLearningRecords();
  return withoutAfterPrayerProgress({
    duas: storedEntries(STORAGE_PREFIXES.duas).flatMap(
      ([permanentId, at]) => parseSavedDua({ home: permanentId, at, from: readText(STORAGE_PREFIXES.savedFrom + permanentId) }) ?? [],
    ),
    learning: learned.filter(({ home }) => !isRootId(home)),
    roots: learned.filter(({ home }) => isRootId(home)),
    lists: storedLists(),
    counts: new Map(
      storedEntries(STORAGE_PREFIXES.counts)
        .map(([name, text]): [string, number] => [name, parseCount(text)])
        .filter(([name, count]) => isCountEntry(name, count)),
    ),
    days: new Map(storedEntries(STORAGE_PREFIXES.days).filter(([name, title]) => isFinishedPageEntry(name, title))),
    places: new Map(storedEntries(STORAGE_PREFIXES.places).filter(([name, text]) => isResumePoint(name, text))),
    settings: storedSettings(),
  });
}

/** The storage entries for the data, by key; null for an entry that must not exist. */
function storageTexts({ duas, learning, roots, lists, counts, days, places, settings }: ReaderData): Map<string, string | null> {
  const texts = new Map<string, string | null>();
  for (const { home: permanentId, at, from } of duas) {
    texts.set(STORAGE_PREFIXES.duas + permanentId, at);
    texts.set(STORAGE_PREFIXES.savedFrom + permanentId, from ?? null);
  }
  for (const dua of [...learning, ...roots]) texts.set(STORAGE_PREFIXES.learning + dua.home, serializeLearningRecord(dua));
  for (const list of lists) texts.set(STORAGE_PREFIXES.lists + list.id, JSON.stringify(list));
  for (const [name, count] of counts) texts.set(STORAGE_PREFIXES.counts + name, String(count));
  for (const [name, title] of days) texts.set(STORAGE_PREFIXES.days + name, title);
  for (const [name, text] of places) texts.set(STORAGE_PREFIXES.places + name, text);
  for (const [name, value] of settings) {
    const setting = STORED_FORMAT_BY_SETTING.get(name);
    if (setting) texts.set(setting.key, !setting.isJson && typeof value === 'string' ? value : JSON.stringify(value));
  }
  return texts;
}

/** Lets every part of the app read storage again, as after a change in another tab. */
const notifyStorageChange = (): void => void globalThis.window?.dispatchEvent(new StorageEvent('storage'));

const writeOrRemove = (key: string, text: string | null): boolean => (text === null ? removeText(key) : writeText(key, text));

/** Writes entries: all of them, or none where the device cannot store them all. @returns whether it could */
export function writeReaderData(data: ReaderData): boolean {
  const texts = [...storageTexts(data)].filter(([key, text]) => readText(key) !== text);
  const before = texts.map(([key]): [string, string | null] => [key, readText(key)]);
  const isKept = texts.every(([key, text]) => writeOrRemove(key, text));
  if (!isKept) {
    // New entries are removed first, which makes room for the old texts.
    for (const [key, text] of before) if (text === null) removeText(key);
    for (const [key, text] of before) if (text !== null) writeText(key, text);
  }
  notifyStorageChange();
  return isKept;
}
