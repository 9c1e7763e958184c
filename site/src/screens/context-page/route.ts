import type { ContextPage } from '../../../../packages/core/model.ts';
import { loadContext } from '../../platform/content/texts.ts';
import { firstWords } from '../../platform/route/first-words.ts';
import type { ScreenRoute } from '../../platform/route/screen-route.ts';

export default {
  component: () => import('./context-page.tsx'),
  content: loadContext,
  data: (pages, { page }) => pages.find(({ slug }) => slug === page),
  meta: ({ title, intro, sections }) => ({
    title,
    description: firstWords(intro ?? `${title}: ${sections.map((section) => section.title).join('. ')}`),
  }),
} satisfies ScreenRoute<ContextPage[], ContextPage>;
