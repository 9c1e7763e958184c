import type { ScreenRouteDefinition } from '../../platform/route/screen-route.ts';

export default { component: () => import('./learn.tsx') } satisfies ScreenRouteDefinition;
