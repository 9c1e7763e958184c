import loaders from 'virtual:content/loaders';
import type { CategoryMenu } from '../../../text/model.ts';
import type { ScreenRoute } from '../../route/screen-route.ts';
import * as messages from '../../../text/messages/screens.ts';

export default {
  component: () => import('./category-menu.tsx'),
  // All menus are one text, which is small without the texts of their pages.
  content: () => loaders.menus(),
  data: (menus, { category }) => menus.find(({ slug }) => slug === category),
  meta: ({ title, subtitle }) => ({
    title,
    description: messages.categoryDescription({ title, subtitle: subtitle ?? '' }).trim(),
  }),
} satisfies ScreenRoute<CategoryMenu[], CategoryMenu>;
