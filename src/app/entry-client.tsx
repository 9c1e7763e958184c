import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import '../styles/index.css';
import { followHistory, openEntry } from '../navigation/follow-history.ts';
import { registerServiceWorker } from '../offline/register.ts';
import { followTheme } from '../theme/choose-theme.ts';
import { loadMatched, untilInitialized } from './hydration.ts';
import { linkPreloader, preloadAtRest, preloadOnIntent } from './link-preload.ts';
import { reloadOnceOnMissingChunk, type Wanted } from './missing-chunk.ts';
import { PAGE_DATA_ID, parsePageData } from './page-data.ts';
import { tellLateOfLoading } from './quick-navigation.ts';
import { routes } from './routes.tsx';

// With its slash at the end, so that the way home stays within the service worker's scope and needs no redirect.
const basename = import.meta.env.BASE_URL;

type Router = ReturnType<typeof createBrowserRouter>;

/** The page that the router is on its way to; an empty shell is on its way to its own. Undefined where there is no router yet. */
function wantedOf(router: Router | undefined): Wanted | undefined {
  if (!router) return undefined;
  const { state } = router;
  const wanted = state.initialized ? state.navigation.location : state.location;
  return wanted ? { address: router.createHref(wanted) } : {};
}

/** Lets the browser answer the reader before more work is done: each part of the start is short on a slow phone too. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** The parser may still be at work when a press in the first moments has fetched the app. */
const wholePage = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    else resolve();
  });

/**
 * The router of a prerendered page, with everything in it that the page shows.
 * @returns undefined where the code or the data of this page cannot be had
 */
async function routerOfPage(): Promise<Router | undefined> {
  try {
    await loadMatched(routes, window.location.pathname, basename);
  } catch {
    return undefined;
  }
  await pause();
  const hydrationData = parsePageData(document.querySelector(`#${PAGE_DATA_ID}`)?.textContent);
  const router = createBrowserRouter(routes, { basename, ...(hydrationData ? { hydrationData } : {}) });
  await untilInitialized(router);
  return router.state.errors ? undefined : router;
}

/** Takes over a prerendered page, or fills the empty shell that serves as 404 page and offline fallback. */
async function start(): Promise<void> {
  let router: Router | undefined;
  reloadOnceOnMissingChunk(() => wantedOf(router));
  await wholePage();
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) return;
  openEntry();
  if (root.firstElementChild) {
    await pause();
    const made = await routerOfPage();
    if (!made) {
      // What is on the screen is complete, and its links work as links do.
      document.documentElement.dataset['static'] = '';
      return;
    }
    followHistory(made);
    tellLateOfLoading(made);
    router = made;
    await pause();
    // As a transition, so that taking over a long page never holds up a scroll.
    startTransition(() => void hydrateRoot(root, <RouterProvider router={made} useTransitions={false} />));
  } else {
    router = createBrowserRouter(routes, { basename });
    followHistory(router);
    tellLateOfLoading(router);
    createRoot(root).render(<RouterProvider router={router} useTransitions={false} />);
  }
  const preloadLink = linkPreloader(routes, basename);
  preloadOnIntent(preloadLink);
  followTheme();
  await preloadAtRest(preloadLink, router);
  // The offline copy comes after what the reader is likely to want next; it takes from the browser's cache what is there already.
  if (import.meta.env.PROD) void registerServiceWorker();
}

void start();
