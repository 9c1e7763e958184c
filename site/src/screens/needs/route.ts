import type { NeedGroup } from '../../../../packages/core/model.ts';
import { loadNeeds } from '../../platform/content/texts.ts';
import type { ScreenRoute } from '../../platform/route/screen-route.ts';

export default {
  component: () => import('./needs.tsx'),
  content: loadNeeds,
} satisfies ScreenRoute<NeedGroup[]>;
