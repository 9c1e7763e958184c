import { type ReactElement, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useHref, useLocation, useMatches, useNavigation } from 'react-router';
import { LoadingSign } from '../components/loading.tsx';
import { PartsLoading } from '../parts/parts-loading.tsx';
import { NAME, site } from '../site.ts';
import { useSearchKeys } from '../search/use-search-keys.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { useTooltips } from '../tooltip/use-tooltips.ts';
import { isRouteHandle, tabTitle } from './meta.ts';
import { useReadyMark } from './use-ready-mark.ts';
import { useWholeFaces } from './use-whole-faces.ts';

/** Title of the page in the tab, from the innermost route that names one. */
function useTabTitle(): void {
  const match = useMatches().findLast(({ handle }) => isRouteHandle(handle));
  const title = match && isRouteHandle(match.handle) ? tabTitle(match.handle.meta(match.loaderData)) : undefined;
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}

/** After a navigation the new page's heading takes the focus, so that a screen reader says where the reader is. */
function useHeadingFocus(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash)
      (document.querySelector<HTMLElement>('[data-first-focus]') ?? document.querySelector<HTMLElement>('h1'))?.focus({
        preventScroll: true,
      });
  }, [pathname, hash]);
}

/** The frame of every screen. */
export function Shell(): ReactElement {
  useReadyMark();
  useTabTitle();
  useHeadingFocus();
  useShortcuts();
  useSearchKeys();
  useTooltips();
  const { state } = useNavigation();
  const { pathname } = useLocation();
  useWholeFaces(pathname);
  // Some hosts add a slash to a page's address; what was prerendered has none.
  const address = useHref(pathname.replace(/(.)\/$/, '$1'));
  return (
    <div className="page">
      {state === 'loading' ? <LoadingSign /> : null}
      <PartsLoading />
      {/* Another page is new from the ground up: a browser that translates takes the texts of the old one from React's hands. */}
      <Outlet key={pathname} />
      <p className="print-foot">{`${NAME} · ${site.origin}${address}`}</p>
      <ScrollRestoration />
    </div>
  );
}
