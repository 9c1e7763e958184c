import loaders from 'virtual:content/category-loaders';
import type { CategoryTexts } from '../../text/model.ts';

/**
 * Imports the chunk with the texts of a category.
 * @param slug as it stands in an address, which may be in capitals
 * @returns undefined where there is no such category
 */
export function importCategory(slug: string): Promise<{ default: CategoryTexts }> | undefined {
  const key = slug.toLowerCase();
  return Object.hasOwn(loaders, key) ? loaders[key]?.() : undefined;
}
