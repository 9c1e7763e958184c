/** The routes of the app: the shell, in it every screen of the table, and what stands at an address that has no screen. */
import type { RouteObject } from 'react-router';
import { DelayedLoading } from '../ui/loading.tsx';
import NotFound from '../screens/not-found/not-found.tsx';
import { RootErrorBoundary } from './root-error-boundary.tsx';
import { NOT_FOUND_META, type RouteHandle } from './meta.ts';
import { screenRoutes } from './screen-routes.ts';
import { NotFoundBoundary, ScreenOutletWithTabTitle } from './screens.tsx';
import { Shell } from './shell.tsx';

/** The client, the prerenderer and the tests use these. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Shell,
    ErrorBoundary: RootErrorBoundary,
    HydrateFallback: DelayedLoading,
    children: [
      {
        Component: ScreenOutletWithTabTitle,
        ErrorBoundary: NotFoundBoundary,
        children: [
          ...screenRoutes,
          {
            path: '*',
            Component: NotFound,
            handle: { meta: () => NOT_FOUND_META } satisfies RouteHandle,
          },
        ],
      },
    ],
  },
];
