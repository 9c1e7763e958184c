import type { ScreenRoute } from '../../route/screen-route.ts';
import { TAGLINE } from '../../site.ts';

export default {
  component: () => import('./home.tsx'),
  // Without a title: the tab has the product's name alone.
  meta: () => ({ description: `${TAGLINE}, each with Arabic, transliteration, English and source.` }),
} satisfies ScreenRoute;
