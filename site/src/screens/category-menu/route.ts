import type { CategoryMenu } from '../../../../packages/core/model.ts';
import { loadMenus } from '../../platform/content/texts.ts';
import type { ScreenRoute } from '../../platform/route/screen-route.ts';
import * as messages from '../../../../packages/core/messages/screens.ts';

export default {
  component: () => import('./category-menu.tsx'),
  // All menus are one text, which is small without the texts of their pages.
  content: loadMenus,
  data: (menus, { category }) => menus.find(({ slug }) => slug === category),
  meta: ({ title, subtitle }) => ({
    title,
    description: messages.categoryDescription({ title, subtitle: subtitle ?? '' }).trim(),
  }),
} satisfies ScreenRoute<CategoryMenu[], CategoryMenu>;
