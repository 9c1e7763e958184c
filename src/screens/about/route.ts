import type { ScreenRoute } from '../../route/screen-route.ts';

export default { component: () => import('./about.tsx') } satisfies ScreenRoute;
