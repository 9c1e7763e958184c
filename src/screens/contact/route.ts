import type { ScreenRoute } from '../../route/screen-route.ts';

export default { component: () => import('./contact.tsx') } satisfies ScreenRoute;
