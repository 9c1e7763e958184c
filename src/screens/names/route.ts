import type { Names } from '../../../text/model.ts';
import { loadNames } from '../../content/texts.ts';
import type { ScreenRoute } from '../../route/screen-route.ts';

export default {
  component: () => import('./names.tsx'),
  content: loadNames,
} satisfies ScreenRoute<Names>;
