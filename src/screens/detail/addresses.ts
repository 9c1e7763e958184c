import categories from 'virtual:content/categories';
import { importCategory } from '../../content/import-category.ts';

const addresses: string[] = [];
for (const { slug } of categories) {
  const category = await importCategory(slug);
  addresses.push(...(category?.default.pages ?? []).map((page) => `/${slug}/${page.slug}`));
}

export default addresses;
