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
import { writeReaderData, type ReaderData, readReaderData, withoutAfterPrayer } from './reader-data.ts';
import { type MergeableData, mergeReaderData } from './merge-reader-data.ts';
import type { SettingName, SettingValue } from './setting-formats.ts';
import * as messages from '../../../../packages/core/messages/saved.ts';

/** How many entries of each kind are new on this device, or later than its own. */
export interface ImportSummary {
  saved: number;
  learned: number;
  roots: number;
  lists: ListChanges;
  /** Counts and resume points of the day on which the reader counts; others are not shown. */
  counts: number;
  days: number;
  /** Settings that were imported because this device had none. */
  settings: number;
  /** Settings of the copy that differ from those of this device, which stay. */
  otherSettings: ReadonlyMap<SettingName, SettingValue>;
}

/** The entries whose day `isKept` accepts. */
const filterEntriesByDay = <T>(
  entries: ReadonlyMap<string, T>,
  dayOfEntry: (name: string, value: T) => string,
  isKept: (day: string) => boolean,
) => new Map([...entries].filter(([name, value]) => isKept(dayOfEntry(name, value))));

/**
 * What this device would keep of a copy today. Left out are counts and resume points of distant days or of one prayer, and finished
 * pages that are too old or in the future. So are future answers for what this device learns itself.
 */
function withoutOutdatedOrFuture(theirs: ReaderData, here: ReaderData, now: Date): ReaderData {
  const day = today(now);
  const learnedHere = new Set([...here.learning, ...here.roots].map(({ home }) => home));
  // An answer in the future is a wrong clock's: it is left out where this device learns the same, and kept where it does not.
  const mayReplaceOurs = ({ home, answered }: { home: string; answered?: string }): boolean =>
    !learnedHere.has(home) || (answered ?? '') <= now.toISOString();
  return withoutAfterPrayer({
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

/** @throws TransferError where the merged data are too many. A device that has more lists than that gives all of them to another. */
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

/** Counts changes for the reader: not an earlier time of saving. */
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
 * Puts lists back as they were before an import. They are dated later than what took their place, so that they hold on the other device too.
 * @throws TransferError where there are too many lists by then, or they cannot be stored; nothing is changed then
 */
export function putListsBack(former: readonly DuaList[], now = new Date()): void {
  const here = readReaderData();
  const recordsHere = new Map(here.lists.map((record) => [record.id, record]));
  const lists = former.map((list) => ({ ...list, changed: timeLaterThan(recordsHere.get(list.id), now) }));
  checkLimits(mergeReaderData(here, { ...NO_DATA, lists }), here, NO_DATA);
  if (!writeReaderData({ ...NO_DATA, lists, settings: new Map() })) throw new TransferError(messages.couldNotStore);
}
