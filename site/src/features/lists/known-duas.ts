/** Finds the duas of this version that a link or a file of a list names. */
import categories from 'virtual:content/categories';
import ids from 'virtual:content/dua-ids';
import { loadCategory } from '../../platform/content/texts.ts';
import { fnv1a } from '../../platform/fnv1a.ts';
import type { ListInFile } from './list-file.ts';
import { type ListItem, parseItems } from './list-record.ts';
import { type SharedList, encodeSharedList } from './list-link.ts';

/** A dua by the card that a link names: without `from` where that is the dua’s own. */
type NamedDua = Pick<ListItem, 'id' | 'from'>;
type DuasByCode = ReadonlyMap<number, NamedDua>;

let ownCards: DuasByCode | undefined;

/** The duas by the codes of their own cards, which need no loading. */
function duasByOwnCard(): DuasByCode {
  ownCards ??= new Map(
    Object.entries(ids)
      .flatMap(([page, cards]) => cards.map((card) => `${page}#${card}`))
      .map((id) => [fnv1a(id), { id }]),
  );
  return ownCards;
}

/**
 * The duas by the codes of all cards that are said. Only the texts tell which card reuses which dua.
 * @throws Error where a text cannot be loaded
 */
async function duasByAnyCard(): Promise<DuasByCode> {
  const loaded = await Promise.all(categories.filter(({ empty }) => !empty).flatMap(({ slug }) => loadCategory(slug) ?? []));
  const duas = new Map<number, NamedDua>();
  for (const { slug, pages } of loaded)
    for (const page of pages)
      for (const { id, home, kind } of page.cards) {
        const from = `${slug}/${page.slug}#${id}`;
        if (kind !== 'narration') duas.set(fnv1a(from), from === home ? { id: home } : { id: home, from });
      }
  return duas;
}

/** A list from a link or a file, with those of its duas that this version has. */
export interface OfferedList {
  name: string;
  items: ListItem[];
  /** Duas that this version does not have. */
  unknown: number;
}

/** The list that a link holds. @throws Error where a text that is needed cannot be loaded */
export async function offeredByLink({ name, items }: SharedList): Promise<OfferedList> {
  const own = duasByOwnCard();
  const duas = items.every(({ code }) => own.has(code)) ? own : await duasByAnyCard();
  const known = items.flatMap(({ code, count }): ListItem[] => {
    const dua = duas.get(code);
    return dua ? [count === undefined ? dua : { ...dua, count }] : [];
  });
  return { name, items: parseItems(known) ?? [], unknown: items.length - known.length };
}

/** The list that a file holds. */
export function offeredByFile({ name, items }: ListInFile): OfferedList {
  const known = items.filter(({ id }) => duasByOwnCard().get(fnv1a(id))?.id === id);
  return { name, items: known, unknown: items.length - known.length };
}

/** Encodes a list as the fragment of a link, without `#`. A dua goes by the card that was added. */
export function listLinkFragment({ name, items }: { name: string; items: readonly ListItem[] }): string {
  const coded = items.map(({ id, from = id, count }) => (count === undefined ? { code: fnv1a(from) } : { code: fnv1a(from), count }));
  return encodeSharedList({ name, items: coded });
}
