/** Finds the duas of this version that a link or a file of a list names. */
import ids from 'virtual:content/dua-ids';
import reusedDuas from 'virtual:content/reused-duas';
import { fnv1a } from '../../platform/fnv1a.ts';
import type { ListInFile } from './list-file.ts';
import { type ListItem, parseItems } from './list-record.ts';
import { type SharedList, encodeSharedList } from './list-link.ts';

/** A dua, found by the card that a link names. `from` is that card; absent where it is the dua’s own. */
type NamedDua = Pick<ListItem, 'id' | 'from'>;

const allDuas = (): NamedDua[] => [
  ...Object.entries(ids).flatMap(([page, cards]) => cards.map((card) => ({ id: `${page}#${card}` }))),
  ...Object.entries(reusedDuas).map(([from, id]) => ({ id, from })),
];

let byCode: ReadonlyMap<number, NamedDua> | undefined;

/** The duas by the codes of all cards that are said; needs no texts. */
const duasByCode = (): ReadonlyMap<number, NamedDua> => (byCode ??= new Map(allDuas().map((dua) => [fnv1a(dua.from ?? dua.id), dua])));

/** The pages, `category/page`, that have a dua. Pages that have only narrations, which are not said, are left out. */
export const allPageIdsWithDuas = (): ReadonlySet<string> => new Set(allDuas().map(({ id, from = id }) => from.split('#', 1)[0] ?? ''));

/** A list from a link or a file, with those of its duas that this version has. */
export interface OfferedList {
  name: string;
  items: ListItem[];
  /** How many duas of the list this version does not have. */
  unknown: number;
}

/** The list that a link holds. */
export function listOfferedByLink({ name, items }: SharedList): OfferedList {
  const duas = duasByCode();
  const known = items.flatMap(({ code, count }): ListItem[] => {
    const dua = duas.get(code);
    return dua ? [count === undefined ? dua : { ...dua, count }] : [];
  });
  return { name, items: parseItems(known) ?? [], unknown: items.length - known.length };
}

/** The list that a file holds. */
export function listOfferedByFile({ name, items }: ListInFile): OfferedList {
  const known = items.filter(({ id }) => duasByCode().get(fnv1a(id))?.id === id);
  return { name, items: known, unknown: items.length - known.length };
}

/** Encodes a list as the fragment of a link, without `#`. A dua goes by the card that was added. */
export function listLinkFragment({ name, items }: { name: string; items: readonly ListItem[] }): string {
  const coded = items.map(({ id, from = id, count }) => (count === undefined ? { code: fnv1a(from) } : { code: fnv1a(from), count }));
  return encodeSharedList({ name, items: coded });
}
