import type { TasbihPhrase } from '../../../text/model.ts';
import { loadTasbih } from '../../content/texts.ts';
import type { ScreenRoute } from '../../route/screen-route.ts';

export default {
  component: () => import('./tasbih.tsx'),
  content: loadTasbih,
} satisfies ScreenRoute<TasbihPhrase[]>;
