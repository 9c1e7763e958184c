import type { ReactElement } from 'react';
import { Outlet, useHref, useLocation, useNavigation } from 'react-router';
import { LoadingSign } from '../ui/loading.tsx';
import { useNavigationScrollAndFocus } from '../platform/navigation/use-navigation-scroll-and-focus.ts';
import { PendingLoadSign } from '../ui/pending-sign.tsx';
import { NAME, site } from '../platform/site.ts';
import { useOpenSearchShortcuts } from '../features/search/use-open-search-shortcuts.ts';
import { useShortcuts } from '../features/shortcuts/use-shortcuts.ts';
import { useTooltips } from '../ui/tooltip/use-tooltips.ts';
import { useReadyMark } from './use-ready-mark.ts';

/** The frame of every screen. */
export function Shell(): ReactElement {
  useReadyMark();
  useNavigationScrollAndFocus();
  useShortcuts();
  useOpenSearchShortcuts();
  useTooltips();
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const address = useHref(pathname);
  return (
    <div className="page">
      {state === 'loading' ? <LoadingSign /> : null}
      <PendingLoadSign />
      {/* A new key remounts each page: a browser's translation changes text nodes, and React could not update them. */}
      <Outlet key={pathname} />
      <p className="print-address">{`${NAME} · ${site.origin}${address}`}</p>
    </div>
  );
}
