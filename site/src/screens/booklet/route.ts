import type { ScreenRouteDefinition } from '../../platform/route/screen-route.ts';

export default { component: () => import('./booklet.tsx') } satisfies ScreenRouteDefinition;
