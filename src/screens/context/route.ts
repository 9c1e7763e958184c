import type { ContextPage } from '../../../text/model.ts';
import { loadContext } from '../../content/texts.ts';
import type { ScreenRoute } from '../../route/screen-route.ts';
import type { ContextEntry } from './context.tsx';

export default {
  component: () => import('./context.tsx'),
  content: loadContext,
  data: (pages) => pages.map(({ slug, title, sections }) => ({ slug, title, parts: sections.length })),
} satisfies ScreenRoute<ContextPage[], ContextEntry[]>;
