/**
 * What the router needs before it can take over a prerendered page without asking again: the code of the matched routes,
 * and their data, read back from the page itself where a reader exists. The page is the one copy of its text.
 */
import { type DataRouteObject, type HydrationState, type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router';
import { readerOf } from './read-back.ts';

type LazyRoute = () => Promise<Partial<RouteObject>>;

/** Loads the lazy parts of the routes that an address matches, into the table itself. */
async function loadMatched(routes: RouteObject[], pathname: string, basename: string): Promise<ReturnType<typeof matchRoutes>> {
  const matches = matchRoutes(routes, { pathname }, basename);
  await Promise.all(
    (matches ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await (route.lazy as LazyRoute)();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
  return matches;
}

/** Data of one route: from the page, or from the route's own loader where the page does not give it. */
async function dataOf(route: DataRouteObject, args: LoaderFunctionArgs, root: ParentNode, categories: readonly string[]): Promise<unknown> {
  try {
    const read = readerOf(route.id, categories);
    if (read) return read(root, args.params);
  } catch {
    // The page was changed on its way, or is another version's: its text is fetched instead.
  }
  return typeof route.loader === 'function' ? route.loader(args) : undefined;
}

/**
 * Hydration data for an address.
 * @param categories slugs of the categories
 * @returns undefined where no page was prerendered for it; the router then loads as on a navigation
 */
export async function hydrationFor(
  routes: RouteObject[],
  url: URL,
  basename: string,
  categories: readonly string[],
): Promise<HydrationState | undefined> {
  const matches = await loadMatched(routes, url.pathname, basename);
  if (!matches) return undefined;
  const loaderData: Record<string, unknown> = {};
  await Promise.all(
    matches.map(async ({ route, params }) => {
      if (typeof route.loader !== 'function' || route.id === undefined) return;
      const args = { request: new Request(url), params, context: {} } as unknown as LoaderFunctionArgs;
      loaderData[route.id] = await dataOf(route as DataRouteObject, args, document, categories);
    }),
  );
  return { loaderData };
}
