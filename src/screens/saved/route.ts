import type { ScreenRoute } from '../../route/screen-route.ts';

export default { component: () => import('./saved.tsx') } satisfies ScreenRoute;
