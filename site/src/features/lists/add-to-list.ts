/** Adds duas to a list, and shows a message with the outcome. */
import { withItemsAdded } from './change-items.ts';
import { type DuaList, type ListItem, MAX_LIST_ITEMS, MAX_LISTS, tidyName } from './list-record.ts';
import { canAddList, changeList, listOf, makeList } from './lists.ts';
import { notifyAdded, notifyNotAdded, notifyIfNotSaved } from './notify-lists.ts';
import * as messages from '../../../../packages/core/messages/lists.ts';

/** Adds the duas that are not in a list yet to its end. @returns false where the list would be too long */
export function addToListAndNotify(list: DuaList, added: readonly ListItem[]): boolean {
  const before = listOf(list.id)?.items ?? list.items;
  const after = withItemsAdded(before, added);
  const count = after.length - before.length;
  if (after.length > MAX_LIST_ITEMS) {
    void notifyNotAdded(messages.tooManyItems({ most: MAX_LIST_ITEMS }));
    return false;
  }
  const kept = count === 0 || changeList(list.id, ({ items }) => ({ items: withItemsAdded(items, added) }));
  void notifyAdded(count, list.name);
  notifyIfNotSaved(kept);
  return true;
}

/** Makes a list. @returns undefined where there are too many, which the reader is told */
export function makeListOrNotify(name: string, items: readonly ListItem[]): DuaList | undefined {
  if (!canAddList() || items.length > MAX_LIST_ITEMS) {
    void notifyNotAdded(canAddList() ? messages.tooManyItems({ most: MAX_LIST_ITEMS }) : messages.tooManyLists({ most: MAX_LISTS }));
    return undefined;
  }
  const { list, kept } = makeList(tidyName(name) || messages.withoutName, items);
  notifyIfNotSaved(kept);
  return list;
}
