import type { ScreenRoute } from '../../route/screen-route.ts';

export default { component: () => import('./settings.tsx') } satisfies ScreenRoute;
