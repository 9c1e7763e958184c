/** Takes a copy of another device in: merges it into what is here, all of it or nothing. */
import { MOST_LEARNED } from '../learning/learned-dua.ts';
import { isDeleted, MOST_LISTS } from '../lists/list-record.ts';
import { MOST_SAVED } from '../saved/saved-dua.ts';
import { DAYS_KEPT } from '../days/days-kept.ts';
import { areDaysNear } from '../counting/day.ts';
import { today } from '../counting/today.ts';
import { readCopy, TOO_MANY, TOO_MANY_LEARNED, TOO_MANY_LISTS, TransferError } from './copy-file.ts';
import { dayOf } from './entry-forms.ts';
import { keep, type Kept, keptHere } from './kept.ts';
import { type Mergeable, mergeKept } from './merge-kept.ts';
import type { SettingName, SettingValue } from './setting-forms.ts';
import * as messages from '../../../../packages/core/messages/saved.ts';

/** How many entries of each kind are new here, or later than they were. */
export interface TakenIn {
  saved: number;
  learned: number;
  roots: number;
  lists: number;
  /** Counts and resume points. */
  counts: number;
  days: number;
  /** Settings that were never chosen here. */
  settings: number;
  /** Settings of the copy that are others than those that were chosen here, which stay. */
  otherSettings: ReadonlyMap<SettingName, SettingValue>;
}

const DAY_MS = 86_400_000;

/** Those whose day passes, as the screens keep no others. */
const onDays = <T>(entries: ReadonlyMap<string, T>, dayOfEntry: (name: string, value: T) => string, isKept: (day: string) => boolean) =>
  new Map([...entries].filter(([name, value]) => isKept(dayOfEntry(name, value))));

/** What of a copy this device would keep today: no counts and days that it would forget, no answers that are yet to come. */
function stillMeant(theirs: Kept, here: Kept, now: Date): Kept {
  const day = today(now);
  const learnedHere = new Set([...here.learning, ...here.roots].map(({ home }) => home));
  // A date to come is none that an answer can have; what stands here is not given up for it.
  const isAnswerable = ({ home, answered }: { home: string; answered?: string }): boolean =>
    !learnedHere.has(home) || (answered ?? '') <= now.toISOString();
  const isRecent = (one: string): boolean => Date.parse(day) - Date.parse(one) <= DAYS_KEPT * DAY_MS;
  return {
    ...theirs,
    learning: theirs.learning.filter(isAnswerable),
    roots: theirs.roots.filter(isAnswerable),
    counts: onDays(theirs.counts, dayOf, (one) => areDaysNear(one, day)),
    days: onDays(theirs.days, dayOf, isRecent),
    places: onDays(
      theirs.places,
      (_, text) => dayOf(text),
      (one) => areDaysNear(one, day),
    ),
  };
}

function checkRoom({ duas, learning, roots, lists }: Mergeable): void {
  if (duas.length > MOST_SAVED) throw new TransferError(TOO_MANY);
  if (learning.length > MOST_LEARNED || roots.length > MOST_LEARNED) throw new TransferError(TOO_MANY_LEARNED);
  if (lists.filter((list) => !isDeleted(list)).length > MOST_LISTS) throw new TransferError(TOO_MANY_LISTS);
}

/** Those of the merged that are not here as they are. */
function newIn<T>(merged: Iterable<T>, here: Iterable<T>): T[] {
  const known = new Set(Array.from(here, (one) => JSON.stringify(one)));
  return Array.from(merged).filter((one) => !known.has(JSON.stringify(one)));
}

/** What is to be written. */
const changesIn = (merged: Mergeable, here: Kept): Mergeable => ({
  duas: newIn(merged.duas, here.duas),
  learning: newIn(merged.learning, here.learning),
  roots: newIn(merged.roots, here.roots),
  lists: newIn(merged.lists, here.lists),
  counts: new Map(newIn(merged.counts, here.counts)),
  days: new Map(newIn(merged.days, here.days)),
  places: new Map(newIn(merged.places, here.places)),
});

/** What a reader is told of: no other time of saving, no deletion of a list that was never here. */
function told({ duas, learning, roots, lists, counts, days, places }: Mergeable, here: Kept): Omit<TakenIn, 'settings' | 'otherSettings'> {
  const savedHere = new Set(here.duas.map(({ home }) => home));
  const listsHere = new Set(here.lists.filter((list) => !isDeleted(list)).map(({ id }) => id));
  return {
    saved: duas.filter(({ home }) => !savedHere.has(home)).length,
    learned: learning.length,
    roots: roots.length,
    lists: lists.filter((list) => !isDeleted(list) || listsHere.has(list.id)).length,
    counts: counts.size + places.size,
    days: days.size,
  };
}

/**
 * Merges a copy into what is kept here. Settings that were chosen here stay; those that were never chosen are taken from the copy.
 * @throws TransferError where it cannot be had or cannot be kept; everything is then what it was
 */
export function takeIn(text: string, now = new Date()): TakenIn {
  const here = keptHere();
  const theirs = stillMeant(readCopy(text), here, now);
  const merged = mergeKept(here, theirs);
  checkRoom(merged);
  const changes = changesIn(merged, here);
  const newSettings = new Map([...theirs.settings].filter(([name]) => !here.settings.has(name)));
  if (!keep({ ...changes, settings: newSettings })) throw new TransferError(messages.couldNotStore);
  const isOther = ([name, value]: [SettingName, SettingValue]): boolean =>
    here.settings.has(name) && JSON.stringify(here.settings.get(name)) !== JSON.stringify(value);
  return { ...told(changes, here), settings: newSettings.size, otherSettings: new Map([...theirs.settings].filter(isOther)) };
}

const NOTHING: Mergeable = { duas: [], learning: [], roots: [], lists: [], counts: new Map(), days: new Map(), places: new Map() };

/** Takes settings of a copy in place of those that were chosen here. @returns whether the device keeps them all; else none */
export const takeSettings = (settings: TakenIn['otherSettings']): boolean => keep({ ...NOTHING, settings });
