/**
 * All that a reader keeps as one text: a file, or what a sequence of QR codes holds.
 *
 * Version 1 was first a file of saved duas, then of what is learned too; now it has all kinds. Older versions pass over the keys that they do
 * not know, and this one takes their files, so the version stays. A file of all kinds bears a check of its contents.
 */
import { isRootId, type LearnedDua, MOST_LEARNED, parseLearned } from '../learning/learned-dua.ts';
import { fnv1a } from '../../platform/fnv1a.ts';
import { isDeleted, type ListRecord, MOST_LISTS, parseListRecord } from '../lists/list-record.ts';
import { isCardHome, MOST_SAVED, parseSavedDua, type SavedDua } from '../saved/saved-dua.ts';
import { isCount, isDay, isResumePoint } from './entry-forms.ts';
import type { Kept } from './kept.ts';
import { isSetting, isSettingName, type SettingName, type SettingValue } from './setting-forms.ts';
import * as messages from '../../../../packages/core/messages/saved.ts';
import * as transferMessages from '../../../../packages/core/messages/transfer.ts';

const FORMAT = 'misbaha-saved';
const VERSION = 1;

/** More than the most that a device keeps takes in a file that “Export” makes. */
export const MOST_BYTES = 3_000_000;

/** Records of lists in a file; most of so many would be of deleted ones. */
const MOST_LIST_RECORDS = 1000;
/** Entries of counts, days or resume points in a file. */
const MOST_ENTRIES = 10_000;

/** A copy that cannot be taken in; the message is a sentence for the reader. */
export class TransferError extends Error {
  override name = 'TransferError';
}

type Fields = Record<string, unknown>;
type Part = 'lists' | 'counts' | 'days' | 'places' | 'settings';

/** Keys that only a file with a check has. */
const CHECKED: readonly string[] = ['lists', 'counts', 'days', 'places', 'settings'] satisfies Part[];

/** The check of what a file says: it does not depend on spaces between its parts. */
const checkOf = (fields: Fields): string => fnv1a(JSON.stringify(fields)).toString(36);

/** The text of a copy. */
export function copyText({ counts, days, places, settings, ...lists }: Kept): string {
  const maps = { counts, days, places, settings };
  const objects = Object.fromEntries(Object.entries(maps).map(([name, map]) => [name, Object.fromEntries<unknown>(map)]));
  const fields = { format: FORMAT, version: VERSION, ...lists, ...objects };
  return `${JSON.stringify({ ...fields, check: checkOf(fields) })}\n`;
}

export const TOO_MANY = messages.tooManySaved({ most: MOST_SAVED });
export const TOO_MANY_LEARNED = messages.tooManyLearned({ most: MOST_LEARNED });
export const TOO_MANY_LISTS = transferMessages.tooManyLists({ most: MOST_LISTS });

function parseFile(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new TransferError(messages.notReadable);
  }
  return (typeof value === 'object' && value !== null ? value : {}) as Fields;
}

function checkVersion(version: unknown): void {
  if (version === undefined) throw new TransferError(messages.versionMissing);
  if (!Number.isSafeInteger(version) || Number(version) < 1) throw new TransferError(messages.versionUnknown);
  if (Number(version) > VERSION) throw new TransferError(messages.versionNewer);
}

/** A file of one version of the app may have keys that another one does not know, but never a part of what it was made with. */
function checkContents({ check, ...fields }: Fields): void {
  const isChecked = check !== undefined || CHECKED.some((key) => key in fields);
  if (isChecked && check !== checkOf(fields)) throw new TransferError(transferMessages.changedOnTheWay);
}

function readDuas(duas: unknown): SavedDua[] {
  if (!Array.isArray(duas)) throw new TransferError(messages.listMissing);
  if (duas.length > MOST_SAVED) throw new TransferError(TOO_MANY);
  return duas.map((entry, at) => {
    const dua = parseSavedDua(entry);
    if (!dua) throw new TransferError(messages.entryUnreadable({ entry: at + 1 }));
    return dua;
  });
}

/** @param isMeant whether an id is one of what the list is of */
function readLearning(learning: unknown, isMeant: (home: unknown) => boolean): LearnedDua[] {
  if (learning === undefined) return [];
  if (!Array.isArray(learning)) throw new TransferError(messages.learningNoList);
  if (learning.length > MOST_LEARNED) throw new TransferError(TOO_MANY_LEARNED);
  return learning.map((entry: unknown, at) => {
    const home = (entry as { home?: unknown } | null)?.home;
    const dua = isMeant(home) ? parseLearned(home, entry) : undefined;
    if (!dua) throw new TransferError(messages.learningEntryUnreadable({ entry: at + 1 }));
    return dua;
  });
}

const unreadable = (part: Part, entry: number): TransferError => new TransferError(transferMessages.partUnreadable({ part, entry }));

function readLists(lists: unknown): ListRecord[] {
  if (lists === undefined) return [];
  if (!Array.isArray(lists)) throw unreadable('lists', 1);
  const records = lists.slice(0, MOST_LIST_RECORDS + 1).map((entry: unknown, at) => {
    const record = parseListRecord(entry);
    if (!record) throw unreadable('lists', at + 1);
    return record;
  });
  if (records.length > MOST_LIST_RECORDS || records.filter((record) => !isDeleted(record)).length > MOST_LISTS)
    throw new TransferError(TOO_MANY_LISTS);
  return records;
}

function readEntries<T>(part: Part, entries: unknown, isOne: (name: string, value: unknown) => value is T): Map<string, T> {
  if (entries === undefined) return new Map();
  if (typeof entries !== 'object' || entries === null || Array.isArray(entries)) throw unreadable(part, 1);
  const read = Object.entries(entries).map(([name, value]: [string, unknown], at): [string, T] => {
    if (at >= MOST_ENTRIES || !isOne(name, value)) throw unreadable(part, at + 1);
    return [name, value];
  });
  return new Map(read);
}

function readSettings(settings: unknown): Map<SettingName, SettingValue> {
  const read = new Map<SettingName, SettingValue>();
  const known = (name: string, value: unknown): value is SettingValue => !isSettingName(name) || isSetting(name, value);
  // A setting that this version does not know is passed over.
  for (const [name, value] of readEntries('settings', settings, known)) if (isSettingName(name)) read.set(name, value);
  return read;
}

/**
 * Reads a copy. Keys that it does not know are passed over, so that a file may say more one day.
 * @throws TransferError where it is another kind of file, a damaged one, or one of a newer version
 */
export function readCopy(text: string): Kept {
  if (text.length > MOST_BYTES) throw new TransferError(messages.fileTooLarge);
  const fields = parseFile(text);
  if (fields['format'] !== FORMAT) throw new TransferError(messages.otherFile);
  checkVersion(fields['version']);
  checkContents(fields);
  const { duas, learning, roots, lists, counts, days, places, settings } = fields;
  return {
    duas: readDuas(duas),
    learning: readLearning(learning, isCardHome),
    roots: readLearning(roots, isRootId),
    lists: readLists(lists),
    counts: readEntries('counts', counts, isCount),
    days: readEntries('days', days, isDay),
    places: readEntries('places', places, isResumePoint),
    settings: readSettings(settings),
  };
}
