/** Converts between the hashes in a list's link and permanent ids of duas. */
import ids from 'virtual:content/dua-ids';
import { fnv1a } from '../../platform/fnv1a.ts';
import { type ListItem, parseItems } from './list-record.ts';
import { decodeSharedList, type SharedList, encodeSharedList } from './list-link.ts';

let byCode: ReadonlyMap<number, string> | undefined;

/** The permanent ids of all duas by their hashes. */
function idsByHash(): ReadonlyMap<number, string> {
  byCode ??= new Map(
    Object.entries(ids)
      .flatMap(([page, cards]) => cards.map((card) => `${page}#${card}`))
      .map((id) => [fnv1a(id), id]),
  );
  return byCode;
}

/** A list from a link, with those of its duas that this version has. */
export interface OfferedList {
  name: string;
  items: ListItem[];
  /** Duas that this version does not have. */
  unknown: number;
}

function toOfferedList({ name, items }: SharedList): OfferedList {
  const known = items.flatMap(({ code, count }): ListItem[] => {
    const id = idsByHash().get(code);
    return id === undefined ? [] : [count === undefined ? { id } : { id, count }];
  });
  return { name, items: parseItems(known) ?? [], unknown: items.length - known.length };
}

/** What a link holds of items: it does not say from which card a dua was added. */
export const itemsInLink = (items: readonly ListItem[]): ListItem[] =>
  items.map(({ id, count }) => (count === undefined ? { id } : { id, count }));

/** Decodes the list in a link's fragment; else says why it cannot. */
export function listInLink(fragment: string): OfferedList | 'damaged' | 'newer' {
  const read = decodeSharedList(fragment);
  return 'problem' in read ? read.problem : toOfferedList(read.list);
}

/** Encodes a list as the fragment of a link, without `#`. */
export const listLinkFragment = ({ name, items }: { name: string; items: readonly ListItem[] }): string =>
  encodeSharedList({ name, items: items.map(({ id, count }) => (count === undefined ? { code: fnv1a(id) } : { code: fnv1a(id), count })) });
