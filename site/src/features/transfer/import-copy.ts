/** Imports a copy of another device: merges it into the data of this one, all of it or nothing. */
import { MAX_LEARNING_RECORDS } from '../learning/learned-dua.ts';
import { type DuaList, isDeleted, MAX_LISTS } from '../lists/list-record.ts';
import { timeLaterThan } from '../lists/lists.ts';
import { MAX_SAVED_DUAS } from '../saved/saved-dua.ts';
import { isWithinRetention } from '../counting/finished-pages.ts';
import { mayDifferByTimeZone } from '../counting/day.ts';
import { countingDay } from '../counting/last-count.ts';
import { today } from '../counting/today.ts';
import { readCopy, TOO_MANY_SAVED_MESSAGE, TOO_MANY_LEARNED_MESSAGE, TOO_MANY_LISTS_MESSAGE, TransferError } from './copy-file.ts';
import { leadingDay } from './entry-formats.ts';
import { type ListChanges, listChanges } from './list-changes.ts';
import { writeReaderData, type ReaderData, readReaderData, withoutAfterPrayerProgress } from './reader-data.ts';
import { type MergeableData, mergeReaderData } from './merge-reader-data.ts';
import type { SettingName, SettingValue } from './setting-formats.ts';
import * as messages from '../../../../packages/core/messages/saved.ts';

/**
 * What an import changed on this device: the number of entries of each kind that are new or replaced its own; of saved duas,
 * only the new ones.
 */
export interface ImportSummary {
  saved: number;
  learned: number;
  roots: number;
  lists: ListChanges;
  /** Number of changed counts and resume points of the day for which the reader counts; those of other days are not shown. */
  counts: number;
  days: number;
  /** Number of settings that were imported because this device lacked them. */
  settings: number;
  /** Settings of the copy that differ from this device's own. The device keeps its own. */
  otherSettings: ReadonlyMap<SettingName, SettingValue>;
}

/** The entries whose day `isKept` accepts. */
const filterEntriesByDay = <T>(
  entries: ReadonlyMap<string, T>,
  dayOfEntry: (name: string, value: T) => string,
  isKept: (day: string) => boolean,
) => new Map([...entries].filter(([name, value]) => isKept(dayOfEntry(name, value))));

/**
 * The part of a copy that this device would import today. Left out are counts and resume points of days further away than time
 * zones explain, those of the page for after a prayer, finished pages that are too old or in the future, and learning records
 * whose review is in the future, where this device learns the same.
 */
function withoutOutdatedOrFuture(theirs: ReaderData, here: ReaderData, now: Date): ReaderData {
  const day = today(now);
  const learnedHere = new Set([...here.learning, ...here.roots].map(({ home }) => home));
  // A review in the future comes from a wrong clock. Such a record must not replace our own; where we have none, it is imported.
  const mayReplaceOurs = ({ home, answered }: { home: string; answered?: string }): boolean =>
    !learnedHere.has(home) || (answered ?? '') <= now.toISOString();
  return withoutAfterPrayerProgress({
    ...theirs,
    learning: theirs.learning.filter(mayReplaceOurs),
    roots: theirs.roots.filter(mayReplaceOurs),
    counts: filterEntriesByDay(theirs.counts, leadingDay, (one) => mayDifferByTimeZone(one, day)),
    days: filterEntriesByDay(theirs.days, leadingDay, (one) => isWithinRetention(one, day)),
    places: filterEntriesByDay(
      theirs.places,
      (_, text) => leadingDay(text),
      (one) => mayDifferByTimeZone(one, day),
    ),
  });
}

const numberOfLists = ({ lists }: MergeableData): number => lists.filter((list) => !isDeleted(list)).length;

/**
 * @throws TransferError where the merged data are too many. Of lists, `MAX_LISTS` are allowed, or as many as one of the devices
 * has, if that is more.
 */
function checkLimits(merged: MergeableData, here: MergeableData, theirs: MergeableData): void {
  const { duas, learning, roots } = merged;
  if (duas.length > MAX_SAVED_DUAS) throw new TransferError(TOO_MANY_SAVED_MESSAGE);
  if (learning.length > MAX_LEARNING_RECORDS || roots.length > MAX_LEARNING_RECORDS) throw new TransferError(TOO_MANY_LEARNED_MESSAGE);
  if (numberOfLists(merged) > Math.max(MAX_LISTS, numberOfLists(here), numberOfLists(theirs)))
    throw new TransferError(TOO_MANY_LISTS_MESSAGE);
}

/** The merged entries that this device does not have in the same form. */
function newOrChanged<T>(merged: Iterable<T>, here: Iterable<T>): T[] {
  const known = new Set(Array.from(here, (one) => JSON.stringify(one)));
  return Array.from(merged).filter((one) => !known.has(JSON.stringify(one)));
}

/** The entries that must be written. */
const changesAgainst = (merged: MergeableData, here: ReaderData): MergeableData => ({
  duas: newOrChanged(merged.duas, here.duas),
  learning: newOrChanged(merged.learning, here.learning),
  roots: newOrChanged(merged.roots, here.roots),
  lists: newOrChanged(merged.lists, here.lists),
  counts: new Map(newOrChanged(merged.counts, here.counts)),
  days: new Map(newOrChanged(merged.days, here.days)),
  places: new Map(newOrChanged(merged.places, here.places)),
});

/** Counts the changes that the reader is told of. An earlier time of saving for a dua that is saved here is none. */
function countChanges(
  { duas, learning, roots, lists, counts, days, places }: MergeableData,
  here: ReaderData,
): Omit<ImportSummary, 'settings' | 'otherSettings'> {
  const savedHere = new Set(here.duas.map(({ home }) => home));
  const day = countingDay();
  return {
    saved: duas.filter(({ home }) => !savedHere.has(home)).length,
    learned: learning.length,
    roots: roots.length,
    lists: listChanges(lists, here.lists),
    counts: [...counts.keys(), ...places.values()].filter((text) => leadingDay(text) === day).length,
    days: days.size,
  };
}

/**
 * Merges a copy into the data of this device. Its own settings stay; those that it lacks are taken from the copy.
 * @throws TransferError where the copy cannot be read or stored; nothing is changed then
 */
export function importCopy(text: string, now = new Date()): ImportSummary {
  const here = readReaderData();
  const theirs = withoutOutdatedOrFuture(readCopy(text), here, now);
  const merged = mergeReaderData(here, theirs);
  checkLimits(merged, here, theirs);
  const changes = changesAgainst(merged, here);
  const newSettings = new Map([...theirs.settings].filter(([name]) => !here.settings.has(name)));
  if (!writeReaderData({ ...changes, settings: newSettings })) throw new TransferError(messages.couldNotStore);
  const isOther = ([name, value]: [SettingName, SettingValue]): boolean =>
    here.settings.has(name) && JSON.stringify(here.settings.get(name)) !== JSON.stringify(value);
  return { ...countChanges(changes, here), settings: newSettings.size, otherSettings: new Map([...theirs.settings].filter(isOther)) };
}

const NO_DATA: MergeableData = { duas: [], learning: [], roots: [], lists: [], counts: new Map(), days: new Map(), places: new Map() };

/** Replaces settings of this device by those of a copy. @returns whether all are stored; else none is */
export const replaceSettings = (settings: ImportSummary['otherSettings']): boolean => writeReaderData({ ...NO_DATA, settings });

/**
 * Puts lists back as they were before an import. They get a later date than the records that replaced them, so that they also
 * win on the other device.
 * @throws TransferError where there are too many lists by then, or they cannot be stored; nothing is changed then
 */
export function undoListImport(former: readonly DuaList[], now = new Date()): void {
  const here = readReaderData();
  const recordsHere = new Map(here.lists.map((record) => [record.id, record]));
  const lists = former.map((list) => ({ ...list, changed: timeLaterThan(recordsHere.get(list.id), now) }));
  checkLimits(mergeReaderData(here, { ...NO_DATA, lists }), here, NO_DATA);
  if (!writeReaderData({ ...NO_DATA, lists, settings: new Map() })) throw new TransferError(messages.couldNotStore);
}
