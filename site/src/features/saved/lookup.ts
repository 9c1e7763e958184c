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
  at: string;
}

export interface CardLookup {
  /** In reading order: as the categories and their pages run. */
  found: FoundCard[];
  /** Ids that the content no longer has. */
  missing: string[];
}

/**
 * Finds the cards of ids.
 * @throws Error where a text fails to load, so that its ids are not taken for missing ones
 */
export async function lookUpCards(duas: readonly SavedDua[]): Promise<CardLookup> {
  const wanted = new Map(duas.map(({ home, at }) => [home, at]));
  const found: FoundCard[] = [];
  for (const { slug } of categories) {
    if (![...wanted.keys()].some((home) => home.startsWith(`${slug}/`))) continue;
    const { pages } = (await loadCategory(slug)) ?? { pages: [] };
    for (const page of pages) {
      for (const card of page.cards) {
        const at = wanted.get(card.home);
        if (at === undefined || !card.home.startsWith(`${slug}/${page.slug}#`)) continue;
        found.push({ card, path: `/${slug}/${page.slug}`, pageTitle: page.title, at });
        wanted.delete(card.home);
      }
    }
  }
  return { found, missing: [...wanted.keys()] };
}
