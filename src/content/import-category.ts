import loaders from 'virtual:content/category-loaders';
import type { CategoryTexts } from '../../text/model.ts';

/**
 * Imports the texts of a category.
 * @param slug as it stands in an address
 * @returns undefined where there is no such category
 */
export function importCategory(slug: string): Promise<{ default: CategoryTexts }> | undefined {
  return Object.hasOwn(loaders, slug) ? loaders[slug]?.() : undefined;
}
