import type { Category } from '../../../text/model.ts';
import { importCategory } from '../../content/import-category.ts';
import type { ScreenRoute } from '../../route/screen-route.ts';
import type { MenuData } from './category-menu.tsx';

export default {
  component: () => import('./category-menu.tsx'),
  content: ({ category = '' }) => importCategory(category),
  // Without the texts of its pages.
  data: (category) => {
    const { pages: _, ...menu } = category;
    return menu;
  },
  meta: ({ title, subtitle }) => ({
    title,
    description: `${title}: authentic duas with Arabic, transliteration, translation and source. ${subtitle ?? ''}`.trim(),
  }),
} satisfies ScreenRoute<Category, MenuData>;
