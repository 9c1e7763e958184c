import type { ScreenRouteDefinition } from '../../platform/route/screen-route.ts';

export default { component: () => import('./contact.tsx') } satisfies ScreenRouteDefinition;
