import type { RootEntry } from '../../../../packages/core/model.ts';
import { loadRootList } from '../../platform/content/texts.ts';
import type { ScreenRoute } from '../../platform/route/screen-route.ts';

export default {
  component: () => import('./words.tsx'),
  content: loadRootList,
} satisfies ScreenRoute<RootEntry[]>;
