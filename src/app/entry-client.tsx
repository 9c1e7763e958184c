import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, RouterProvider } from 'react-router';
import categories from 'virtual:content/categories';
import '../styles/index.css';
import { registerServiceWorker } from '../offline/register.ts';
import { hydrationFor } from './hydration.ts';
import { preloadOnIntent } from './link-preload.ts';
import { reloadOnceOnMissingChunk, type Wanted } from './missing-chunk.ts';
import { tellLateOfLoading } from './quick-navigation.ts';
import { routes } from './routes.tsx';

// With its slash at the end, so that the way home stays within the service worker's scope and needs no redirect.
const basename = import.meta.env.BASE_URL;

type Router = ReturnType<typeof createBrowserRouter>;

/** The page that the router is on its way to; an empty shell is on its way to its own. Undefined where there is no router yet. */
function wantedOf(router: Router | undefined): Wanted | undefined {
  if (!router) return undefined;
  const { initialized, location, navigation } = router.state;
  const wanted = initialized ? navigation.location : location;
  return wanted ? { address: router.createHref(wanted) } : {};
}

/** Lets the browser answer the reader before more work is done: each part of the start is short on a slow phone too. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Takes over a prerendered page, or fills the empty shell that serves as 404 page and offline fallback. */
async function start(): Promise<void> {
  let router: Router | undefined;
  reloadOnceOnMissingChunk(() => wantedOf(router));
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) return;
  if (root.firstElementChild) {
    await pause();
    const slugs = categories.map(({ slug }) => slug);
    let hydrationData: HydrationState | undefined;
    try {
      hydrationData = await hydrationFor(routes, new URL(window.location.href), basename, slugs);
    } catch {
      // Code of this page cannot be had. What is on the screen is complete, and its links work as links do.
      return;
    }
    await pause();
    const made = createBrowserRouter(routes, { basename, ...(hydrationData ? { hydrationData } : {}) });
    tellLateOfLoading(made);
    router = made;
    await pause();
    // As a transition, so that taking over a long page never holds up a scroll or a tap.
    startTransition(() => void hydrateRoot(root, <RouterProvider router={made} useTransitions={false} />));
  } else {
    router = createBrowserRouter(routes, { basename });
    tellLateOfLoading(router);
    createRoot(root).render(<RouterProvider router={router} useTransitions={false} />);
  }
  preloadOnIntent(routes, basename);
  if (import.meta.env.PROD) void registerServiceWorker();
}

void start();
