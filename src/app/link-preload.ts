/**
 * Loads the code and the text behind a link when a finger comes down on it, a pointer rests on it or it takes the focus, so
 * that they are there when the navigation begins.
 */
import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router';

const asked = new Set<string>();

/** Starts the imports of the routes that an address matches. What fails here is tried again by the navigation itself. */
async function preload(routes: RouteObject[], url: URL, basename: string): Promise<void> {
  const matches = matchRoutes(routes, { pathname: url.pathname }, basename) ?? [];
  await Promise.all(
    matches.flatMap(({ route, params }) => {
      const args = { request: new Request(url), params, context: {} } as unknown as LoaderFunctionArgs;
      return [
        typeof route.lazy === 'function' ? (route.lazy as () => Promise<unknown>)() : undefined,
        typeof route.loader === 'function' ? route.loader(args) : undefined,
      ];
    }),
  );
}

/** Watches the links of the whole document. */
export function preloadOnIntent(routes: RouteObject[], basename: string): void {
  const onIntent = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.target || asked.has(link.pathname)) return;
    asked.add(link.pathname);
    preload(routes, new URL(link.href), basename).catch(() => asked.delete(link.pathname));
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(type, onIntent, { passive: true });
}
