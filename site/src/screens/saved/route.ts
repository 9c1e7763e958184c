import type { ScreenRoute } from '../../platform/route/screen-route.ts';

export default { component: () => import('./saved.tsx') } satisfies ScreenRoute;
