import type { ScreenRouteDefinition } from '../../platform/route/screen-route.ts';

export default { component: () => import('./lists.tsx') } satisfies ScreenRouteDefinition;
