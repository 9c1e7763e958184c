import type { ScreenRoute } from '../../route/screen-route.ts';

export default { component: () => import('./reminders.tsx') } satisfies ScreenRoute;
