import type { NamesOfAllah } from '../../../../packages/core/model.ts';
import { loadNamesOfAllah } from '../../platform/content/texts.ts';
import type { ScreenRouteDefinition } from '../../platform/route/screen-route.ts';

export default {
  component: () => import('./names.tsx'),
  content: loadNamesOfAllah,
} satisfies ScreenRouteDefinition<NamesOfAllah>;
