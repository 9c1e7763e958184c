import type { Names } from '../../../../packages/core/model.ts';
import { loadNames } from '../../platform/content/texts.ts';
import type { ScreenRoute } from '../../platform/route/screen-route.ts';

export default {
  component: () => import('./names.tsx'),
  content: loadNames,
} satisfies ScreenRoute<Names>;
