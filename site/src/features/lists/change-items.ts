/** Changes of the items of a list; each makes a new array. */
import type { Card } from '../../../../packages/core/model.ts';
import type { ListItem } from './list-record.ts';

/** Moves an item between two indexes. */
export function withItemMoved(items: readonly ListItem[], from: number, to: number): ListItem[] {
  const others = items.filter((_, at) => at !== from);
  return others.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/**
 * Cards of a page as items, each dua once. A page may say a dua more often than the page that it is from; the item keeps that
 * number, the highest where the page has the dua several times.
 */
export function itemsOfCards(cards: readonly Pick<Card, 'home' | 'repeat'>[]): ListItem[] {
  const counts = new Map<string, number>();
  for (const { home, repeat = 1 } of cards) counts.set(home, Math.max(repeat, counts.get(home) ?? 1));
  return [...counts].map(([id, count]) => (count > 1 ? { id, count } : { id }));
}

/** Adds the items whose duas are not in the list yet to its end. */
export function withItemsAdded(items: readonly ListItem[], added: readonly ListItem[]): ListItem[] {
  const known = new Set(items.map(({ id }) => id));
  return [...items, ...added.filter(({ id }) => !known.has(id) && known.add(id))];
}

/** Restores a removed item at its old index, unless it is there again. */
export const withItemRestored = (items: readonly ListItem[], item: ListItem, at: number): ListItem[] =>
  items.some(({ id }) => id === item.id) ? [...items] : items.toSpliced(at, 0, item);

/** One item with another count; undefined for once. */
export const withItemCount = (items: readonly ListItem[], id: string, count: number | undefined): ListItem[] =>
  items.map((item) => (item.id === id ? (count === undefined ? { id } : { id, count }) : item));
