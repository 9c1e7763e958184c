import type { TasbihPhrase } from '../../../text/model.ts';
import type { ScreenRoute } from '../../route/screen-route.ts';

export default {
  component: () => import('./tasbih.tsx'),
  content: () => import('virtual:content/tasbih'),
} satisfies ScreenRoute<TasbihPhrase[]>;
