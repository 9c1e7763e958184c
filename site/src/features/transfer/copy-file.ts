/**
 * All data of a reader as one text: a file, or the content of a sequence of QR codes.
 *
 * Version 1 began as a file of saved duas; learned duas and then all other kinds were added. Older versions ignore keys
 * that they do not know, and this one reads their files, so the version stays. A file of all kinds has a checksum of
 * its contents.
 */
import { isRootId, type LearningRecord, MAX_LEARNING_RECORDS, parseLearningRecord } from '../learning/learned-dua.ts';
import { fnv1a } from '../../platform/fnv1a.ts';
import { isDeleted, LIST_FILE_FORMAT, type ListRecord, MAX_LISTS, parseListRecord } from '../lists/list-record.ts';
import { isPermanentId, MAX_SAVED_DUAS, parseSavedDua, type SavedDua } from '../saved/saved-dua.ts';
import { isCountEntry, isFinishedPageEntry, isResumePoint } from './entry-formats.ts';
import type { ReaderData } from './reader-data.ts';
import { isSettingValue, isSettingName, type SettingName, type SettingValue } from './setting-formats.ts';
import * as messages from '../../../../packages/core/messages/saved.ts';
import * as transferMessages from '../../../../packages/core/messages/transfer.ts';

const COPY_FORMAT = 'misbaha-saved';
const COPY_VERSION = 1;

/** Larger than any file that “Export” makes of what a device can hold. */
export const MAX_COPY_BYTES = 3_000_000;

/** How many lists may stand in a file, and how many deletions of lists are taken from it: the latest. */
const MAX_LIST_RECORDS = 1000;
/** How many entries one part of a file may have: counts, days, resume points or settings. */
const MAX_ENTRIES_PER_PART = 10_000;

/** A copy that cannot be imported; the message is a sentence for the reader. */
export class TransferError extends Error {
  override name = 'TransferError';
}

type CopyFields = Record<string, unknown>;
type ChecksummedCopyPart = 'lists' | 'counts' | 'days' | 'places' | 'settings';

/** Keys that only a file with a checksum has. */
const PARTS_WITH_CHECKSUM: readonly string[] = ['lists', 'counts', 'days', 'places', 'settings'] satisfies ChecksummedCopyPart[];

/** The checksum of the fields of a file; white space between them does not change it. */
const checksumOf = (fields: CopyFields): string => fnv1a(JSON.stringify(fields)).toString(36);

/** Writes a copy as text. */
export function serializeCopy({ counts, days, places, settings, ...lists }: ReaderData): string {
  const maps = { counts, days, places, settings };
  const objects = Object.fromEntries(Object.entries(maps).map(([name, map]) => [name, Object.fromEntries<unknown>(map)]));
  const fields = { format: COPY_FORMAT, version: COPY_VERSION, ...lists, ...objects };
  return `${JSON.stringify({ ...fields, check: checksumOf(fields) })}\n`;
}

export const TOO_MANY_SAVED_MESSAGE = messages.tooManySaved({ most: MAX_SAVED_DUAS });
export const TOO_MANY_LEARNED_MESSAGE = messages.tooManyLearned({ most: MAX_LEARNING_RECORDS });
export const TOO_MANY_LISTS_MESSAGE = transferMessages.tooManyLists({ most: MAX_LISTS });

function parseFile(text: string): CopyFields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new TransferError(messages.notReadable);
  }
  return (typeof value === 'object' && value !== null ? value : {}) as CopyFields;
}

function checkVersion(version: unknown): void {
  if (version === undefined) throw new TransferError(messages.versionMissing);
  if (!Number.isSafeInteger(version) || Number(version) < 1) throw new TransferError(messages.versionUnknown);
  if (Number(version) > COPY_VERSION) throw new TransferError(messages.versionNewer);
}

/**
 * Verifies the checksum, which covers all other keys, unknown ones too. Only a file of the old kind, without any
 * `PARTS_WITH_CHECKSUM`, may lack it.
 */
function verifyChecksum({ check, ...fields }: CopyFields): void {
  const isChecked = check !== undefined || PARTS_WITH_CHECKSUM.some((key) => key in fields);
  if (isChecked && check !== checksumOf(fields)) throw new TransferError(transferMessages.changedOnTheWay);
}

function readSavedDuas(duas: unknown): SavedDua[] {
  if (!Array.isArray(duas)) throw new TransferError(messages.listMissing);
  if (duas.length > MAX_SAVED_DUAS) throw new TransferError(TOO_MANY_SAVED_MESSAGE);
  return duas.map((entry, at) => {
    const dua = parseSavedDua(entry);
    if (!dua) throw new TransferError(messages.entryUnreadable({ entry: at + 1 }));
    return dua;
  });
}

/** @param isId whether an id is of this list's kind: a card's or a root's. @throws TransferError for any other entry */
function parseLearningRecords(learning: unknown, isId: (value: unknown) => boolean): LearningRecord[] {
  if (learning === undefined) return [];
  if (!Array.isArray(learning)) throw new TransferError(messages.learningNoList);
  if (learning.length > MAX_LEARNING_RECORDS) throw new TransferError(TOO_MANY_LEARNED_MESSAGE);
  return learning.map((entry: unknown, at) => {
    const id = (entry as { home?: unknown } | null)?.home;
    const record = isId(id) ? parseLearningRecord(id, entry) : undefined;
    if (!record) throw new TransferError(messages.learningEntryUnreadable({ entry: at + 1 }));
    return record;
  });
}

const unreadablePartError = (part: ChecksummedCopyPart, entry: number): TransferError =>
  new TransferError(transferMessages.partUnreadable({ part, entry }));

/** Lists, and the latest deletions of lists. `importCopy` decides whether the device has room for so many lists. */
function readLists(lists: unknown): ListRecord[] {
  if (lists === undefined) return [];
  if (!Array.isArray(lists)) throw unreadablePartError('lists', 1);
  const records = lists.map((entry: unknown, at) => {
    const record = parseListRecord(entry);
    if (!record) throw unreadablePartError('lists', at + 1);
    return record;
  });
  const deletions = records.filter(isDeleted).toSorted((a, b) => (a.changed < b.changed ? 1 : -1));
  const tooOld = new Set<ListRecord>(deletions.slice(MAX_LIST_RECORDS));
  if (records.length - deletions.length > MAX_LIST_RECORDS) throw new TransferError(TOO_MANY_LISTS_MESSAGE);
  return records.filter((record) => !tooOld.has(record));
}

function readEntries<T>(
  part: ChecksummedCopyPart,
  entries: unknown,
  isValid: (name: string, value: unknown) => value is T,
): Map<string, T> {
  if (entries === undefined) return new Map();
  if (typeof entries !== 'object' || entries === null || Array.isArray(entries)) throw unreadablePartError(part, 1);
  const read = Object.entries(entries).map(([name, value]: [string, unknown], at): [string, T] => {
    if (at >= MAX_ENTRIES_PER_PART || !isValid(name, value)) throw unreadablePartError(part, at + 1);
    return [name, value];
  });
  return new Map(read);
}

function readSettings(settings: unknown): Map<SettingName, SettingValue> {
  const read = new Map<SettingName, SettingValue>();
  const known = (name: string, value: unknown): value is SettingValue => !isSettingName(name) || isSettingValue(name, value);
  // A setting that this version does not know is ignored.
  for (const [name, value] of readEntries('settings', settings, known)) if (isSettingName(name)) read.set(name, value);
  return read;
}

/**
 * Reads a copy. Unknown keys are ignored, so that later versions can add some.
 * @throws TransferError where it is another kind of file, a damaged one, or one of a newer version
 */
export function readCopy(text: string): ReaderData {
  if (text.length > MAX_COPY_BYTES) throw new TransferError(messages.fileTooLarge);
  const fields = parseFile(text);
  if (fields['format'] === LIST_FILE_FORMAT) throw new TransferError(transferMessages.fileIsList);
  if (fields['format'] !== COPY_FORMAT) throw new TransferError(messages.otherFile);
  checkVersion(fields['version']);
  verifyChecksum(fields);
  const { duas, learning, roots, lists, counts, days, places, settings } = fields;
  return {
    duas: readSavedDuas(duas),
    learning: parseLearningRecords(learning, isPermanentId),
    roots: parseLearningRecords(roots, isRootId),
    lists: readLists(lists),
    counts: readEntries('counts', counts, isCountEntry),
    days: readEntries('days', days, isFinishedPageEntry),
    places: readEntries('places', places, isResumePoint),
    settings: readSettings(settings),
  };
}
