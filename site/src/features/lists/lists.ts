/** The reader's own lists. They stay on the device, an entry each, so that two tabs that change two lists lose nothing. */
import { compareAlphabetically } from '../../../../packages/core/format.ts';
import { createStoredEntries } from '../../platform/storage/stored-entries.ts';
import { createArrayReuser } from '../../platform/storage/same-array.ts';
import { parseJson } from '../../platform/storage/storage.ts';
import { type DuaList, isDeleted, type ListItem, type ListRecord, MAX_LISTS, parseListRecord } from './list-record.ts';
import { LISTS_KEY_PREFIX } from '../../platform/storage/storage-keys.ts';

/** Entry names are ids of lists, the texts `ListRecord` as JSON. */
const listEntries = createStoredEntries(LISTS_KEY_PREFIX);

const NO_LISTS: readonly DuaList[] = [];

function recordOf(id: string): ListRecord | undefined {
  const text = listEntries.get(id);
  const record = text === null ? undefined : parseListRecord(parseJson(text));
  return record?.id === id ? record : undefined;
}

/** All records, with those of deleted lists, sorted by id. */
const listRecords = (): ListRecord[] => listEntries.names().flatMap((id) => recordOf(id) ?? []);

const reuseArrayIfEqual = createArrayReuser<DuaList>();

/** All lists, sorted by name; the same array until something changes. */
export function allLists(): readonly DuaList[] {
  return reuseArrayIfEqual(
    listRecords()
      .flatMap((record) => (isDeleted(record) ? [] : [record]))
      .toSorted((a, b) => compareAlphabetically(a.name, b.name) || compareAlphabetically(a.id, b.id)),
  );
}

/** One list as it is kept now; undefined where there is none, or it was deleted. */
export function listWithId(id: string): DuaList | undefined {
  const record = recordOf(id);
  return record && !isDeleted(record) ? record : undefined;
}

/** The current time, but later than the record's own: another device's clock may have been ahead. */
export function timeLaterThan(record: Pick<ListRecord, 'changed'> | undefined, now: Date): string {
  const before = record ? Date.parse(record.changed) : 0;
  return new Date(Math.max(now.getTime(), before + 1)).toISOString();
}

function write(record: ListRecord): boolean {
  const kept = listEntries.set(record.id, JSON.stringify(record));
  listEntries.tell();
  return kept;
}

/** Whether there are fewer lists than allowed. */
export const canAddList = (): boolean => allLists().length < MAX_LISTS;

/** Makes and stores a list. @returns it, and whether it lasts when the page is closed */
export function makeList(name: string, items: readonly ListItem[], now = new Date()): { list: DuaList; kept: boolean } {
  const list = { id: crypto.randomUUID(), name, items: [...items], changed: now.toISOString() };
  return { list, kept: write(list) };
}

/**
 * Changes a list as stored now, since another tab may have changed it; a deleted one stays deleted.
 * @returns false where the change lasts only until the page is closed
 */
export function changeList(id: string, change: (list: DuaList) => Partial<Pick<DuaList, 'name' | 'items'>>, now = new Date()): boolean {
  const list = listWithId(id);
  return list === undefined || write({ ...list, ...change(list), changed: timeLaterThan(list, now) });
}

/** Deletes a list. @returns false where that lasts only until the page is closed */
export const deleteList = (id: string, now = new Date()): boolean =>
  write({ id, deleted: true, changed: timeLaterThan(recordOf(id), now) });

/** Restores a deleted list. @returns false where that lasts only until the page is closed */
export const putBackList = (list: DuaList, now = new Date()): boolean => write({ ...list, changed: timeLaterThan(recordOf(list.id), now) });

/** Subscribes to changes in any tab. Returns a function that unsubscribes. */
export const onListsChange = listEntries.subscribe;

/** The state on the prerendered page: there is no list. */
export const emptyListsSnapshot = (): readonly DuaList[] => NO_LISTS;
