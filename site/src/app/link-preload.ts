/**
 * Loads the code and the text behind a link before it is followed: when a finger comes down on it, a pointer rests on it or it
 * takes the focus, and, for every link of the screen, once the page is at rest.
 */
import { type createBrowserRouter, type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router';
import { loadTextFaces } from './text-faces.ts';

/** Loads what a link leads to, as far as it is not there yet. Never rejects: what fails here is tried again by the navigation itself. */
export type PreloadLink = (link: HTMLAnchorElement) => Promise<void>;

/** Starts the imports of the routes that an address matches. */
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

export function linkPreloader(routes: RouteObject[], basename: string): PreloadLink {
  return async (link) => {
    // Pages of another language are made of other files.
    if (link.origin !== window.location.origin || link.target || link.hreflang || link.hasAttribute('download')) return;
    await preload(routes, new URL(link.href), basename).catch(() => undefined);
  };
}

/** Watches the links of the whole document. */
export function preloadOnIntent(preloadLink: PreloadLink): void {
  const onIntent = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) void preloadLink(link);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(type, onIntent, { passive: true });
}

/** Whether the reader has asked to be spared what was not asked for. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  window.matchMedia('(prefers-reduced-data: reduce)').matches;

/** Resolves when the browser has nothing better to do; not every browser can tell. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });

/** The links of the screen: those of what it is about, and those of the bar above it. */
const LINKS_ONWARD = 'main a';
const LINKS_AROUND = 'a:not(main *)';

/** Links that machines must not follow are rarely followed by people: they are loaded when pressed. */
const linksOfScreen = (links: string): NodeListOf<HTMLAnchorElement> =>
  document.querySelectorAll<HTMLAnchorElement>(`:is(${links})[href]:not([rel~="nofollow"])`);

/**
 * Loads what the links of the screen lead to, one after another in idle moments, and again on each screen that follows. More readers
 * go on than back: what is onward comes first, with the faces that texts are set in.
 * @returns when the first screen is done with
 */
export async function preloadAtRest(
  preloadLink: PreloadLink,
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
): Promise<void> {
  if (savesData()) return;
  let screen = router.state.location.key;
  const preloadLinks = async (links: string): Promise<void> => {
    const own = screen;
    await idle();
    for (const link of linksOfScreen(links)) {
      if (screen !== own) return;
      await preloadLink(link);
      await idle();
    }
  };
  const preloadScreen = async (): Promise<void> => {
    const own = screen;
    await preloadLinks(LINKS_ONWARD);
    await loadTextFaces();
    if (screen === own) await preloadLinks(LINKS_AROUND);
  };
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location.key === screen) return;
    screen = location.key;
    void preloadScreen();
  });
  await preloadScreen();
}
