/** Changes of the items of a list; each makes a new array. */
import type { Card } from '../../../../packages/core/model.ts';
import type { ListItem } from './list-record.ts';

/** Moves the item at one index to another. */
export function withItemMoved(items: readonly ListItem[], from: number, to: number): ListItem[] {
  const others = items.filter((_, at) => at !== from);
  return others.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/**
 * Cards of a page as items, each dua once; where the page has a dua several times, the one that is said most often. The item
 * keeps the count and, where a card reuses the text of another one, its id as `from`, since it has a title and a source of its
 * own; a link carries both.
 * @param page `category/page`
 */
export function itemsOfCards(page: string, cards: readonly Pick<Card, 'permanentId' | 'id' | 'repeat'>[]): ListItem[] {
  const items = new Map<string, ListItem>();
  for (const { permanentId, id, repeat = 1 } of cards) {
    const from = `${page}#${id}`;
    if (repeat > (items.get(permanentId)?.count ?? 0))
      items.set(permanentId, { id: permanentId, ...(repeat > 1 ? { count: repeat } : {}), ...(from === permanentId ? {} : { from }) });
  }
  return [...items.values()];
}

/** Adds, at the end, the items whose duas are not in the list yet. */
export function withItemsAdded(items: readonly ListItem[], added: readonly ListItem[]): ListItem[] {
  const known = new Set(items.map(({ id }) => id));
  return [...items, ...added.filter(({ id }) => !known.has(id) && known.add(id))];
}

/** Restores a removed item at its old index, unless it is there again. */
export const withItemRestored = (items: readonly ListItem[], item: ListItem, at: number): ListItem[] =>
  items.some(({ id }) => id === item.id) ? [...items] : items.toSpliced(at, 0, item);

const withCount = (count: number | undefined): { count?: number } => (count === undefined ? {} : { count });

/** The items with the count of one changed; undefined for once. */
export const withItemCount = (items: readonly ListItem[], id: string, count: number | undefined): ListItem[] =>
  items.map(({ count: before, ...item }) => ({ ...item, ...withCount(item.id === id ? count : before) }));
