import type { DuaContextPage } from '../../../../packages/core/model.ts';
import { loadDuaContextPages } from '../../platform/content/texts.ts';
import { cutToDescription } from '../../platform/route/cut-to-description.ts';
import type { ScreenRouteDefinition } from '../../platform/route/screen-route.ts';

export default {
  component: () => import('./context-page.tsx'),
  content: loadDuaContextPages,
  data: (pages, { page }) => pages.find(({ slug }) => slug === page),
  meta: ({ title, intro, sections }) => ({
    title,
    description: cutToDescription(intro ?? `${title}: ${sections.map((section) => section.title).join('. ')}`),
  }),
} satisfies ScreenRouteDefinition<DuaContextPage[], DuaContextPage>;
