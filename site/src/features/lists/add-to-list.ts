/**
 * Adds duas to a list. A toast says what was added, another one if it was not stored. Why nothing could be added is returned
 * instead, since an open dialog would cover a toast.
 */
import { withItemsAdded } from './change-items.ts';
import { type DuaList, type ListItem, MAX_LIST_ITEMS, MAX_LISTS, tidyName } from './list-record.ts';
import { canAddList, changeList, listWithId, makeList } from './lists.ts';
import { notifyAdded, notifyIfNotSaved } from './notify-lists.ts';
import * as messages from '../../../../packages/core/messages/lists.ts';

/**
 * Adds duas to the end of a list, except those that it has already.
 * @returns '' on success; else why not, a sentence for the reader
 */
export function addDuasToList(list: DuaList, added: readonly ListItem[]): string {
  const before = listWithId(list.id)?.items ?? list.items;
  const after = withItemsAdded(before, added);
  const count = after.length - before.length;
  if (after.length > MAX_LIST_ITEMS) return messages.tooManyItems({ most: MAX_LIST_ITEMS });
  const kept = count === 0 || changeList(list.id, ({ items }) => ({ items: withItemsAdded(items, added) }));
  void notifyAdded(count, list.name);
  notifyIfNotSaved(kept);
  return '';
}

/**
 * Makes a list. If storage fails, tells the reader that it lasts only until the page is closed.
 * @returns the list, or why none was made: `problem`, a sentence for the reader
 */
export function makeListIfRoom(name: string, items: readonly ListItem[]): DuaList | { problem: string } {
  if (!canAddList()) return { problem: messages.tooManyLists({ most: MAX_LISTS }) };
  if (items.length > MAX_LIST_ITEMS) return { problem: messages.tooManyItems({ most: MAX_LIST_ITEMS }) };
  const { list, kept } = makeList(tidyName(name) || messages.withoutName, items);
  notifyIfNotSaved(kept);
  return list;
}
