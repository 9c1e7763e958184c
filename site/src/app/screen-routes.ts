/** The table of screens (`screens.ts` at the root of the project) as routes, each with what its folder says of it. */
import { data, type RouteObject } from 'react-router';
import { type Screen, SCREENS } from '../../../screens.ts';
import type { PageMeta, ScreenRouteDefinition } from '../platform/route/screen-route.ts';
import type { RouteHandle } from './meta.ts';
import { loadedOrReload } from './missing-chunk.ts';
import { lazyScreen } from './lazy-screen.ts';
import * as messages from '../../../packages/core/messages/app.ts';

const ROUTE_FILES = import.meta.glob<ScreenRouteDefinition>('../screens/*/route.ts', { eager: true, import: 'default' });

const notFound = (): never => {
  // oxlint-disable-next-line typescript/only-throw-error -- a router takes thrown responses as its way to say 404
  throw data(messages.noPageAtAddress, { status: 404 });
};

function loaderOf({ content, data: dataOf }: ScreenRouteDefinition): RouteObject['loader'] {
  if (!content) return undefined;
  return async ({ params }) => {
    const loading = content(params);
    if (!loading) return notFound();
    const loaded = await loadedOrReload(loading);
    return (dataOf ? dataOf(loaded, params) : loaded) ?? notFound();
  };
}

/** @throws Error where neither the table nor the folder has the page's title */
function metaOf({ folder, title }: Screen, route: ScreenRouteDefinition): (loaded: unknown) => PageMeta {
  if (route.meta) return route.meta;
  if (title === undefined) throw new Error(`${folder}: give it a title in screens.ts, or site/src/screens/${folder}/route.ts a meta`);
  return () => ({ title });
}

/** The router's route of a screen, made of its record and its `route.ts`. @throws Error where the folder has no `route.ts` */
function routeObjectOf(screen: Screen): RouteObject {
  const { folder, path } = screen;
  const route = ROUTE_FILES[`../screens/${folder}/route.ts`];
  if (!route) throw new Error(`screens.ts names the screen "${folder}"; write site/src/screens/${folder}/route.ts`);
  return {
    id: folder,
    path,
    loader: loaderOf(route),
    lazy: lazyScreen(route.component),
    handle: { meta: metaOf(screen, route) } satisfies RouteHandle,
  };
}

export const screenRoutes: RouteObject[] = SCREENS.map(routeObjectOf);
