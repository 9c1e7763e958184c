import type { NeedGroup } from '../../../../packages/core/model.ts';
import { loadNeedGroups } from '../../platform/content/texts.ts';
import type { ScreenRouteDefinition } from '../../platform/route/screen-route.ts';

export default {
  component: () => import('./needs.tsx'),
  content: loadNeedGroups,
} satisfies ScreenRouteDefinition<NeedGroup[]>;
