/** Changes of the items of a list; each makes a new array. */
import type { ListItem } from './list-record.ts';

/** Moves an item between two indexes. */
export function moved(items: readonly ListItem[], from: number, to: number): ListItem[] {
  const others = items.filter((_, at) => at !== from);
  return others.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** Adds ids that are not in the list yet to its end. */
export function withAdded(items: readonly ListItem[], ids: readonly string[]): ListItem[] {
  const known = new Set(items.map(({ id }) => id));
  return [...items, ...ids.filter((id) => !known.has(id) && known.add(id)).map((id) => ({ id }))];
}

/** Restores a removed item at its old index, unless it is there again. */
export const withItemRestored = (items: readonly ListItem[], item: ListItem, at: number): ListItem[] =>
  items.some(({ id }) => id === item.id) ? [...items] : items.toSpliced(at, 0, item);

/** One item with another count; undefined for once. */
export const withItemCount = (items: readonly ListItem[], id: string, count: number | undefined): ListItem[] =>
  items.map((item) => (item.id === id ? (count === undefined ? { id } : { id, count }) : item));
