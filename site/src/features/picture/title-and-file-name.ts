/** Page title and file name for the picture of a card, from the texts of its category, which are usually loaded already. */
import type { Card } from '../../../../packages/core/model.ts';
import { loadCategory } from '../../platform/content/texts.ts';

export interface PageTitleAndFileName {
  pageTitle: string;
  /** File name made of the page's slug and the card's number among its duas or narrations. */
  fileName: string;
}

/**
 * @param path address of the page below the base, for example `/prayer/ablution`
 * @throws Error where the texts cannot be loaded
 */
export async function pageTitleAndFileNameOf(card: Card, path: string): Promise<PageTitleAndFileName> {
  const [, category = '', slug = ''] = path.split('/');
  const texts = await loadCategory(category);
  const page = texts?.pages.find((one) => one.slug === slug);
  if (!page) throw new Error(`the page ${path} could not be loaded`);
  const number = page.cards.filter(({ kind }) => kind === card.kind).findIndex(({ id }) => id === card.id) + 1;
  return { pageTitle: page.title, fileName: `misbaha-${slug}-${card.kind ? `${card.kind}-` : ''}${number}.png` };
}
