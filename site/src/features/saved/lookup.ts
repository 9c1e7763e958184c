/** Finds the cards of saved and learned duas by their ids: loads the texts of each category once. */
import categories from 'virtual:content/categories';
import type { Card } from '../../../../packages/core/model.ts';
import { loadCategory } from '../../platform/content/texts.ts';
import type { SavedDua } from './saved-dua.ts';

export interface FoundCard {
  card: Card;
  /** Address of the card's page below the base. */
  path: string;
  pageTitle: string;
  /** When it was saved; empty where it was not. */
  at: string;
}

/** A dua to find: as `SavedDua`, without a time where it is not a saved one. */
export type CardQuery = Pick<SavedDua, 'home' | 'from'> & Partial<Pick<SavedDua, 'at'>>;

export interface FoundAndMissingCards {
  /**
   * In reading order: as the categories and their pages run. Last come the cards that were found by `home` because the page of
   * `from` no longer has its card.
   */
  found: FoundCard[];
  /** Ids that the content no longer has. */
  missing: string[];
}

/** Finds the cards of some addresses, `category/page#card`, in reading order. Loads the categories that they name. */
async function cardsAt(addresses: ReadonlySet<string>): Promise<Omit<FoundCard, 'at'>[]> {
  const named = categories.filter(({ slug }) => [...addresses].some((address) => address.startsWith(`${slug}/`)));
  const loaded = await Promise.all(named.flatMap(({ slug }) => loadCategory(slug) ?? []));
  const found: Omit<FoundCard, 'at'>[] = [];
  for (const { slug, pages } of loaded)
    for (const page of pages)
      for (const card of page.cards)
        if (addresses.has(`${slug}/${page.slug}#${card.id}`)) found.push({ card, path: `/${slug}/${page.slug}`, pageTitle: page.title });
  return found;
}

/**
 * Finds the cards of ids, each as the page shows it from which it was saved.
 * @throws Error where a text fails to load, so that its ids are not taken for missing ones
 */
export async function lookUpCards(duas: readonly CardQuery[]): Promise<FoundAndMissingCards> {
  const times = new Map(duas.map(({ home, at }) => [home, at]));
  const withTime = (one: Omit<FoundCard, 'at'>): FoundCard => ({ ...one, at: times.get(one.card.permanentId) ?? '' });
  const isSought = ({ card }: Omit<FoundCard, 'at'>): boolean => times.has(card.permanentId);
  const found = (await cardsAt(new Set(duas.map(({ home, from = home }) => from)))).filter(isSought).map(withTime);
  const foundIds = new Set(found.map(({ card }) => card.permanentId));
  // A page may no longer have the card that reuses a text; the text itself is still there.
  const lost = duas.filter(({ home, from }) => from !== undefined && !foundIds.has(home)).map(({ home }) => home);
  if (lost.length > 0) found.push(...(await cardsAt(new Set(lost))).map(withTime));
  const all = new Set(found.map(({ card }) => card.permanentId));
  return { found, missing: duas.map(({ home }) => home).filter((id) => !all.has(id)) };
}
