import type { RootSummary } from '../../../../packages/core/model.ts';
import { loadRootSummaries } from '../../platform/content/texts.ts';
import type { ScreenRouteDefinition } from '../../platform/route/screen-route.ts';

export default {
  component: () => import('./words.tsx'),
  content: loadRootSummaries,
} satisfies ScreenRouteDefinition<RootSummary[]>;
