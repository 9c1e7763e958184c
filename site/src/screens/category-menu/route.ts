import type { CategoryMenu } from '../../../../packages/core/model.ts';
import { loadCategoryMenus } from '../../platform/content/texts.ts';
import type { ScreenRouteDefinition } from '../../platform/route/screen-route.ts';
import * as messages from '../../../../packages/core/messages/screens.ts';

export default {
  component: () => import('./category-menu.tsx'),
  // One file has all menus: it is small, as it lacks the texts of their pages.
  content: loadCategoryMenus,
  data: (menus, { category }) => menus.find(({ slug }) => slug === category),
  meta: ({ title, subtitle }) => ({
    title,
    description: messages.categoryDescription({ title, subtitle: subtitle ?? '' }).trim(),
  }),
} satisfies ScreenRouteDefinition<CategoryMenu[], CategoryMenu>;
