/** Saved ids, and those of what is learned, as cards: the texts of their categories are loaded, each once. */
import categories from 'virtual:content/categories';
import type { Card } from '../../../../packages/core/model.ts';
import { loadCategory } from '../../platform/content/texts.ts';
import type { SavedDua } from './saved-dua.ts';

export interface SavedCard {
  card: Card;
  /** Address of the card's page below the base. */
  path: string;
  pageTitle: string;
  at: string;
}

export interface Lookup {
  /** In reading order: as the categories and their pages run. */
  found: SavedCard[];
  /** Ids that the content no longer has. */
  missing: string[];
}

/**
 * Finds the cards of saved ids.
 * @throws Error where a text cannot be loaded, so that no id passes for one that the content does not have
 */
export async function lookUp(duas: readonly SavedDua[]): Promise<Lookup> {
  const wanted = new Map(duas.map(({ home, at }) => [home, at]));
  const found: SavedCard[] = [];
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
