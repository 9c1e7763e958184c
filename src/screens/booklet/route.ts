import type { ScreenRoute } from '../../route/screen-route.ts';

export default { component: () => import('./booklet.tsx') } satisfies ScreenRoute;
