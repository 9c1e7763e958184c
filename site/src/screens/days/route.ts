import type { ScreenRoute } from '../../platform/route/screen-route.ts';

export default { component: () => import('./days.tsx') } satisfies ScreenRoute;
