import type { ScreenRouteDefinition } from '../../platform/route/screen-route.ts';
import { TAGLINE } from '../../platform/site.ts';
import * as messages from '../../../../packages/core/messages/screens.ts';

export default {
  component: () => import('./home.tsx'),
  // Without a title: the tab has the product's name alone.
  meta: () => ({ description: messages.homeDescription({ tagline: TAGLINE }) }),
} satisfies ScreenRouteDefinition;
