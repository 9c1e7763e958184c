import type { Names } from '../../../text/model.ts';
import type { ScreenRoute } from '../../route/screen-route.ts';

export default {
  component: () => import('./names.tsx'),
  content: () => import('virtual:content/names'),
} satisfies ScreenRoute<Names>;
