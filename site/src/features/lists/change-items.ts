/** Changes of the items of a list; each makes a new array. */
import type { ListItem } from './list-record.ts';

/** One item in another place, counted from 0. */
export function moved(items: readonly ListItem[], from: number, to: number): ListItem[] {
  const others = items.filter((_, at) => at !== from);
  return others.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** Items at the end that are not in it yet. */
export function withAdded(items: readonly ListItem[], ids: readonly string[]): ListItem[] {
  const known = new Set(items.map(({ id }) => id));
  return [...items, ...ids.filter((id) => !known.has(id) && known.add(id)).map((id) => ({ id }))];
}

/** Items that are taken out again put back where they stood, as far as they are not there. */
export const withItemRestored = (items: readonly ListItem[], item: ListItem, at: number): ListItem[] =>
  items.some(({ id }) => id === item.id) ? [...items] : items.toSpliced(at, 0, item);

/** One item with another count; undefined for once. */
export const withItemCount = (items: readonly ListItem[], id: string, count: number | undefined): ListItem[] =>
  items.map((item) => (item.id === id ? (count === undefined ? { id } : { id, count }) : item));
