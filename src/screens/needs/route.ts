import loaders from 'virtual:content/loaders';
import type { NeedGroup } from '../../../text/model.ts';
import type { ScreenRoute } from '../../route/screen-route.ts';

export default {
  component: () => import('./needs.tsx'),
  content: () => loaders.needs(),
} satisfies ScreenRoute<NeedGroup[]>;
