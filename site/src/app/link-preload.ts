/**
 * Loads the code and text behind a link before it is followed: on touch, hover or focus. Once the page is at rest, it does so for the
 * links of the screen, except `nofollow` ones.
 */
import { type createBrowserRouter, type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router';
import { preloadNextScreenFonts } from './text-fonts.ts';

/** Loads what a link leads to, as far as it is not there yet. Never rejects: what fails here is tried again by the navigation itself. */
export type LinkPreloader = (link: HTMLAnchorElement) => Promise<void>;

/** Loads the code and the data of the routes that an address matches. */
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

export function linkPreloader(routes: RouteObject[], basename: string): LinkPreloader {
  return async (link) => {
    // Pages of another language (`hreflang`) belong to another build.
    if (link.origin !== window.location.origin || link.target || link.hreflang || link.hasAttribute('download')) return;
    await preload(routes, new URL(link.href), basename).catch(() => undefined);
  };
}

/** Watches the links of the whole document. */
export function preloadOnIntent(preloadLink: LinkPreloader): void {
  const onIntent = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) void preloadLink(link);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(type, onIntent, { passive: true });
}

/** Whether the browser is set to save data. */
const prefersReducedData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  window.matchMedia('(prefers-reduced-data: reduce)').matches;

/** Resolves when the browser is idle; in a later task where it cannot tell. */
const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });

/** CSS selectors: links of the screen's content, and links of the header around it. */
const MAIN_LINKS_SELECTOR = 'main a';
const OTHER_LINKS_SELECTOR = 'a:not(main *)';

/** Links matching a selector, without `nofollow` ones: people rarely follow those, so they load only on intent. */
const preloadableLinks = (linkSelector: string): NodeListOf<HTMLAnchorElement> =>
  document.querySelectorAll<HTMLAnchorElement>(`:is(${linkSelector})[href]:not([rel~="nofollow"])`);

/**
 * Preloads the links of the screen one after another in idle moments, and again on each following screen. Links of the
 * content come first, with the fonts of texts: readers go on more often than back.
 * @returns once the first screen's links are loaded
 */
export async function preloadWhenIdle(
  preloadLink: LinkPreloader,
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
): Promise<void> {
  if (prefersReducedData()) return;
  let screen = router.state.location.key;
  const preloadLinks = async (links: string): Promise<void> => {
    const own = screen;
    await untilIdle();
    for (const link of preloadableLinks(links)) {
      if (screen !== own) return;
      await preloadLink(link);
      await untilIdle();
    }
  };
  const preloadScreen = async (): Promise<void> => {
    const own = screen;
    await preloadLinks(MAIN_LINKS_SELECTOR);
    await preloadNextScreenFonts();
    if (screen === own) await preloadLinks(OTHER_LINKS_SELECTOR);
  };
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location.key === screen) return;
    screen = location.key;
    void preloadScreen();
  });
  await preloadScreen();
}
