/** Loads the code of the matched routes before hydration, which the router needs to take over a prerendered page in one go. */
import { type createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';

type LazyRoute = () => Promise<Partial<RouteObject>>;

/**
 * Loads the lazy parts of the routes that an address matches, into the table itself. A lazy route renders as "Loading..."
 * first, which is not what the prerendered page shows.
 */
export async function loadMatchedLazyRoutes(routes: RouteObject[], pathname: string, basename: string): Promise<void> {
  const matches = matchRoutes(routes, { pathname }, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await (route.lazy as LazyRoute)();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Waits until a router has the data of its first page: at once where the page brought it along. */
export const untilRouterInitialized = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
