import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import './index.css';
import { rememberPagePositions, initializeHistoryEntries } from '../platform/navigation/page-positions.ts';
import { applyThemeChanges } from '../platform/theme/choose-theme.ts';
import { canonicalPath, withFragmentOutOfPath } from './canonical-path.ts';
import { loadMatchedLazyRoutes, untilRouterInitialized } from './hydration.ts';
import { linkPreloader, preloadWhenIdle, preloadOnIntent } from './link-preload.ts';
import { setAwaitedPageSource, type AwaitedPage } from './missing-chunk.ts';
import { PAGE_DATA_ELEMENT_ID, parsePageData } from './page-data.ts';
import { delayLoadingStateReports } from './delay-loading-state.ts';
import { holdHistoryTraversals } from './hold-history-traversals.ts';
import { site } from '../platform/site.ts';
import { yieldToBrowser } from '../platform/yield-to-browser.ts';
import { routes } from './routes.tsx';

// With a trailing slash: else the link home would leave the service worker's scope and need a redirect.
const basename = import.meta.env.BASE_URL;

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The page that the router is loading: the target of a navigation, or in the empty shell its first page. Without an address
 * where it loads none; undefined where there is no router yet.
 */
function awaitedPageOf(router: Router | undefined): AwaitedPage | undefined {
  if (!router) return undefined;
  const { state } = router;
  const wanted = state.initialized ? state.navigation.location : state.location;
  return wanted ? { address: router.createHref(wanted) } : {};
}

/** Resolves once the document is parsed: an early press may have loaded the app before that. */
const untilDocumentParsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    else resolve();
  });

/** The path that the document was made for, from its canonical link. Undefined for the shell, which serves every address. */
function prerenderedPath(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).pathname : undefined;
}

/** Brings the address into the form that all pages have, before anything reads it. */
function replaceWithCanonicalAddress(): void {
  const { search } = window.location;
  const { pathname, hash } = withFragmentOutOfPath(window.location);
  const canonical = canonicalPath(pathname, basename);
  if (canonical !== window.location.pathname) window.history.replaceState(window.history.state, '', canonical + search + hash);
}

/** Marks the document as showing another page than its own: the starter then drops the events that it held. */
function markAsShowingOtherPage(): void {
  const { dataset } = document.documentElement;
  dataset['otherPage'] = '';
  delete dataset['ownArabic'];
}

/**
 * Creates the router of a prerendered page, and loads the code and the data of that page into it.
 * @returns undefined where the code fails to load
 */
async function createRouterForPage(ownPath: string): Promise<Router | undefined> {
  const isOwn = (): boolean => window.location.pathname === ownPath;
  try {
    if (isOwn()) await loadMatchedLazyRoutes(routes, ownPath, basename);
  } catch {
    return undefined;
  }
  await yieldToBrowser();
  // Back or forward may have led to another page meanwhile, within this document. The document has the data of its own page
  // only.
  if (isOwn()) holdHistoryTraversals();
  const hydrationData = isOwn() ? parsePageData(document.querySelector(`#${PAGE_DATA_ELEMENT_ID}`)?.textContent) : undefined;
  const router = createBrowserRouter(routes, { basename, ...(hydrationData ? { hydrationData } : {}) });
  await untilRouterInitialized(router);
  return router;
}

/** Renders into the root of the shell, or in the place of another page. */
function renderWithoutHydration(root: HTMLElement, router: Router): void {
  createRoot(root).render(<RouterProvider router={router} useTransitions={false} />);
}

/**
 * Takes over a prerendered page.
 * @returns undefined where the page stays static: complete, with working links
 */
async function takeOverPage(root: HTMLElement, ownPath: string): Promise<Router | undefined> {
  await yieldToBrowser();
  const router = await createRouterForPage(ownPath);
  if (!router) return undefined;
  const { pathname } = router.state.location;
  const isOwn = pathname === ownPath;
  // A copy of the page at an address outside the site, as an archive has it, stays readable.
  if (router.state.errors && (isOwn || !pathname.startsWith(basename))) {
    router.dispose();
    return undefined;
  }
  rememberPagePositions(router);
  delayLoadingStateReports(router);
  await yieldToBrowser();
  if (isOwn) {
    // As a transition, so that taking over a long page never holds up a scroll.
    startTransition(() => void hydrateRoot(root, <RouterProvider router={router} useTransitions={false} />));
  } else {
    markAsShowingOtherPage();
    renderWithoutHydration(root, router);
  }
  return router;
}

/** Fills the empty shell that serves as 404 page and offline fallback. */
function fillShell(root: HTMLElement): Router {
  const router = createBrowserRouter(routes, { basename });
  rememberPagePositions(router);
  delayLoadingStateReports(router);
  renderWithoutHydration(root, router);
  return router;
}

/** Takes over a prerendered page, or fills the shell. */
async function startApp(): Promise<void> {
  let router: Router | undefined;
  setAwaitedPageSource(() => awaitedPageOf(router));
  await untilDocumentParsed();
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) return;
  replaceWithCanonicalAddress();
  initializeHistoryEntries();
  const ownPath = prerenderedPath();
  router = ownPath === undefined ? fillShell(root) : await takeOverPage(root, ownPath);
  if (!router) {
    document.documentElement.dataset['static'] = '';
    return;
  }
  const preloadLink = linkPreloader(routes, basename);
  preloadOnIntent(preloadLink);
  applyThemeChanges();
  await preloadWhenIdle(preloadLink, router);
  if (!import.meta.env.PROD) return;
  // Readers who prefer the language of the page fetch nothing of the others.
  if (site.languages.length > 1 && navigator.language.split('-')[0] !== site.language)
    import('../features/language/offer-language.ts').then(
      ({ offerLanguage }) => offerLanguage(),
      () => undefined,
    );
  // The offline copy comes after what the reader is likely to want next, and takes from the browser's cache what is there already. Without it
  // the site works on; the next visit tries again.
  import('../platform/offline/register.ts').then(({ registerServiceWorker }) => registerServiceWorker()).catch(() => undefined);
}

// For the starter: this script is the app and nothing that a server sent in its place.
document.documentElement.dataset['started'] = '';
startApp().catch((error: unknown) => {
  document.documentElement.dataset['static'] = '';
  throw error;
});
