import type { ScreenRoute } from '../../route/screen-route.ts';

export default { component: () => import('./learn.tsx') } satisfies ScreenRoute;
