import type { DuaContextPage } from '../../../../packages/core/model.ts';
import { loadDuaContextPages } from '../../platform/content/texts.ts';
import type { ScreenRouteDefinition } from '../../platform/route/screen-route.ts';
import type { ContextPageListEntry } from './context.tsx';

export default {
  component: () => import('./context.tsx'),
  content: loadDuaContextPages,
  data: (pages) => pages.map(({ slug, title, sections }) => ({ slug, title, parts: sections.length })),
} satisfies ScreenRouteDefinition<DuaContextPage[], ContextPageListEntry[]>;
