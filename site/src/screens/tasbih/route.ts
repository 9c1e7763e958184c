import type { TasbihPhrase } from '../../../../packages/core/model.ts';
import { loadTasbih } from '../../platform/content/texts.ts';
import type { ScreenRoute } from '../../platform/route/screen-route.ts';

export default {
  component: () => import('./tasbih.tsx'),
  content: loadTasbih,
} satisfies ScreenRoute<TasbihPhrase[]>;
