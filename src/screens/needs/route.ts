import type { NeedGroup } from '../../../text/model.ts';
import type { ScreenRoute } from '../../route/screen-route.ts';

export default {
  component: () => import('./needs.tsx'),
  content: () => import('virtual:content/needs'),
} satisfies ScreenRoute<NeedGroup[]>;
