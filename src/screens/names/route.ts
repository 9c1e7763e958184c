import loaders from 'virtual:content/loaders';
import type { Names } from '../../../text/model.ts';
import type { ScreenRoute } from '../../route/screen-route.ts';

export default {
  component: () => import('./names.tsx'),
  content: () => loaders.names(),
} satisfies ScreenRoute<Names>;
