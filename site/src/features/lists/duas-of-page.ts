import type { Card } from '../../../../packages/core/model.ts';
import { loadCategory } from '../../platform/content/texts.ts';

/**
 * The duas of a page in its order, without narrations, which are not said.
 * @param page `category/page`
 * @throws Error where its texts cannot be loaded
 */
export async function duasOfPage(page: string): Promise<Card[]> {
  const [category = '', slug] = page.split('/');
  const { pages } = (await loadCategory(category)) ?? { pages: [] };
  return (pages.find((one) => one.slug === slug)?.cards ?? []).filter(({ kind }) => kind !== 'narration');
}
