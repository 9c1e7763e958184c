import loaders from 'virtual:content/loaders';
import type { TasbihPhrase } from '../../../text/model.ts';
import type { ScreenRoute } from '../../route/screen-route.ts';

export default {
  component: () => import('./tasbih.tsx'),
  content: () => loaders.tasbih(),
} satisfies ScreenRoute<TasbihPhrase[]>;
