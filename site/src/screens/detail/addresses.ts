import categories from 'virtual:content/categories';
import { loadCategory } from '../../platform/content/texts.ts';

const pagePaths: string[] = [];
for (const { slug } of categories) {
  const { pages } = (await loadCategory(slug)) ?? { pages: [] };
  pagePaths.push(...pages.map((page) => `/${slug}/${page.slug}`));
}

export default pagePaths;
