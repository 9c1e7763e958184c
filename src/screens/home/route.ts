import type { ScreenRoute } from '../../route/screen-route.ts';
import { TAGLINE } from '../../site.ts';
import * as messages from '../../../text/messages/screens.ts';

export default {
  component: () => import('./home.tsx'),
  // Without a title: the tab has the product's name alone.
  meta: () => ({ description: messages.homeDescription({ tagline: TAGLINE }) }),
} satisfies ScreenRoute;
