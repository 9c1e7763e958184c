import type { ScreenRouteDefinition } from '../../platform/route/screen-route.ts';

export default { component: () => import('./saved.tsx') } satisfies ScreenRouteDefinition;
