/** What an import changes in the lists of this device. */
import { type DuaList, isDeleted, type ListRecord } from '../lists/list-record.ts';

export interface ListChanges {
  /** Names of lists that this device did not have. */
  added: string[];
  /** Names of lists that were changed and still have every dua that they had. */
  updated: string[];
  /** Lists of this device that those of the other one replaced: the new name, and how many of the former duas are gone. */
  replaced: { name: string; missing: number }[];
  /** Names of lists that the other device had deleted. */
  deleted: string[];
  /** The lists that were replaced or deleted, as they were on this device. */
  former: DuaList[];
}

/** Sorts changed lists by kind, so that the reader learns of every lost dua. Leaves out deletions of unknown lists. */
export function listChanges(changed: readonly ListRecord[], here: readonly ListRecord[]): ListChanges {
  const changes: ListChanges = { added: [], updated: [], replaced: [], deleted: [], former: [] };
  const listsHere = new Map(here.flatMap((record) => (isDeleted(record) ? [] : [[record.id, record]])));
  for (const record of changed) {
    const former = listsHere.get(record.id);
    if (isDeleted(record)) {
      if (former) changes.deleted.push(former.name);
      if (former) changes.former.push(former);
    } else if (former) {
      const ids = new Set(record.items.map(({ id }) => id));
      const missing = former.items.filter(({ id }) => !ids.has(id)).length;
      if (missing > 0) changes.replaced.push({ name: record.name, missing });
      else changes.updated.push(record.name);
      if (missing > 0) changes.former.push(former);
    } else changes.added.push(record.name);
  }
  return changes;
}
