import type { NeedGroup } from '../../../text/model.ts';
import { loadNeeds } from '../../content/texts.ts';
import type { ScreenRoute } from '../../route/screen-route.ts';

export default {
  component: () => import('./needs.tsx'),
  content: loadNeeds,
} satisfies ScreenRoute<NeedGroup[]>;
