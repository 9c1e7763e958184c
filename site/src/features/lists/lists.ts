/** The reader's own lists. They stay on the device, an entry each, so that two tabs that change two lists lose nothing. */
import { compareAlphabetically } from '../../../../packages/core/format.ts';
import { keptEntries } from '../../platform/storage/kept-entries.ts';
import { sameArray } from '../../platform/storage/same-array.ts';
import { parseJson } from '../../platform/storage/storage.ts';
import { type DuaList, isDeleted, type ListItem, type ListRecord, MOST_LISTS, parseListRecord } from './list-record.ts';

/** Its name is the id of the list, its text a `ListRecord` as JSON. */
const entries = keptEntries('misbaha:lists/');

const NONE: readonly DuaList[] = [];

function recordOf(id: string): ListRecord | undefined {
  const text = entries.get(id);
  const record = text === null ? undefined : parseListRecord(parseJson(text));
  return record?.id === id ? record : undefined;
}

/** All records, those of deleted lists too, in alphabetical order of their ids. */
const listRecords = (): ListRecord[] => entries.names().flatMap((id) => recordOf(id) ?? []);

const sameLists = sameArray<DuaList>();

/** All lists in alphabetical order of their names; the same array as long as nothing changes. */
export function allLists(): readonly DuaList[] {
  return sameLists(
    listRecords()
      .flatMap((record) => (isDeleted(record) ? [] : [record]))
      .toSorted((a, b) => compareAlphabetically(a.name, b.name) || compareAlphabetically(a.id, b.id)),
  );
}

/** One list as it is kept now; undefined where there is none, or it was deleted. */
export function listOf(id: string): DuaList | undefined {
  const record = recordOf(id);
  return record && !isDeleted(record) ? record : undefined;
}

/** A moment later than a record’s own, also where the clock of another device was ahead. */
function laterThan(record: ListRecord | undefined, now: Date): string {
  const before = record ? Date.parse(record.changed) : 0;
  return new Date(Math.max(now.getTime(), before + 1)).toISOString();
}

function write(record: ListRecord): boolean {
  const kept = entries.set(record.id, JSON.stringify(record));
  entries.tell();
  return kept;
}

/** Whether there is room for one more list. */
export const canAddList = (): boolean => allLists().length < MOST_LISTS;

/** Makes a list. @returns it, and whether the device keeps it */
export function makeList(name: string, items: readonly ListItem[], now = new Date()): { list: DuaList; kept: boolean } {
  const list = { id: crypto.randomUUID(), name, items: [...items], changed: now.toISOString() };
  return { list, kept: write(list) };
}

/**
 * Changes a list as it is kept now, which another tab may have changed meanwhile; one that was deleted stays so.
 * @returns whether the device keeps it
 */
export function changeList(id: string, change: (list: DuaList) => Partial<Pick<DuaList, 'name' | 'items'>>, now = new Date()): boolean {
  const list = listOf(id);
  return list === undefined || write({ ...list, ...change(list), changed: laterThan(list, now) });
}

/** Deletes a list. @returns whether the device keeps it so */
export const deleteList = (id: string, now = new Date()): boolean => write({ id, deleted: true, changed: laterThan(recordOf(id), now) });

/** Puts a list back that was deleted. @returns whether the device keeps it so */
export const putBackList = (list: DuaList, now = new Date()): boolean => write({ ...list, changed: laterThan(recordOf(list.id), now) });

/** Calls back whenever they may have changed, in this tab or another one. Returns the way to stop. */
export const onListsChange = entries.subscribe;

/** The state on the prerendered page: there is no list. */
export const noLists = (): readonly DuaList[] => NONE;
