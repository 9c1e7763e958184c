import type { ScreenRoute } from '../../route/screen-route.ts';

export default { component: () => import('./search.tsx') } satisfies ScreenRoute;
