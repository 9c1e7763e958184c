/** Adds duas to a list. Says what was added in a toast; why nothing was is returned, as a toast would lie behind an open dialog. */
import { withItemsAdded } from './change-items.ts';
import { type DuaList, type ListItem, MAX_LIST_ITEMS, MAX_LISTS, tidyName } from './list-record.ts';
import { canAddList, changeList, listOf, makeList } from './lists.ts';
import { notifyAdded, notifyIfNotSaved } from './notify-lists.ts';
import * as messages from '../../../../packages/core/messages/lists.ts';

/** Adds the duas that are not in a list yet to its end. @returns why not, a sentence for the reader; '' where they were added */
export function addToList(list: DuaList, added: readonly ListItem[]): string {
  const before = listOf(list.id)?.items ?? list.items;
  const after = withItemsAdded(before, added);
  const count = after.length - before.length;
  if (after.length > MAX_LIST_ITEMS) return messages.tooManyItems({ most: MAX_LIST_ITEMS });
  const kept = count === 0 || changeList(list.id, ({ items }) => ({ items: withItemsAdded(items, added) }));
  void notifyAdded(count, list.name);
  notifyIfNotSaved(kept);
  return '';
}

/** Makes a list, and says where it holds for now only. @returns it, or why there is none, a sentence for the reader */
export function makeListIfRoom(name: string, items: readonly ListItem[]): DuaList | { problem: string } {
  if (!canAddList()) return { problem: messages.tooManyLists({ most: MAX_LISTS }) };
  if (items.length > MAX_LIST_ITEMS) return { problem: messages.tooManyItems({ most: MAX_LIST_ITEMS }) };
  const { list, kept } = makeList(tidyName(name) || messages.withoutName, items);
  notifyIfNotSaved(kept);
  return list;
}
