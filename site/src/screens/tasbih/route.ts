import type { TasbihPhrase } from '../../../../packages/core/model.ts';
import { loadTasbihPhrases } from '../../platform/content/texts.ts';
import type { ScreenRouteDefinition } from '../../platform/route/screen-route.ts';

export default {
  component: () => import('./tasbih.tsx'),
  content: loadTasbihPhrases,
} satisfies ScreenRouteDefinition<TasbihPhrase[]>;
