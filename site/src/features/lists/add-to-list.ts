/** Adds duas to a list, and tells what came of it. */
import { withAdded } from './change-items.ts';
import { type DuaList, MOST_ITEMS, MOST_LISTS, tidyName } from './list-record.ts';
import { canAddList, changeList, listOf, makeList } from './lists.ts';
import { tellAdded, tellNotAdded, tellWhereNotKept } from './notify-lists.ts';
import * as messages from '../../../../packages/core/messages/lists.ts';

/** Adds duas at the end of a list, each once. @returns whether they are in it now */
export function addToList(list: DuaList, ids: readonly string[]): boolean {
  const before = listOf(list.id)?.items ?? list.items;
  const after = withAdded(before, ids);
  const count = after.length - before.length;
  if (after.length > MOST_ITEMS) {
    void tellNotAdded(messages.tooManyItems({ most: MOST_ITEMS }));
    return false;
  }
  const kept = count === 0 || changeList(list.id, ({ items }) => ({ items: withAdded(items, ids) }));
  void tellAdded(count, list.name);
  tellWhereNotKept(kept);
  return true;
}

/** Makes a list. @returns undefined where there are too many, which the reader is told */
export function addList(name: string, items: DuaList['items']): DuaList | undefined {
  if (!canAddList() || items.length > MOST_ITEMS) {
    void tellNotAdded(canAddList() ? messages.tooManyItems({ most: MOST_ITEMS }) : messages.tooManyLists({ most: MOST_LISTS }));
    return undefined;
  }
  const { list, kept } = makeList(tidyName(name) || messages.withoutName, items);
  tellWhereNotKept(kept);
  return list;
}
