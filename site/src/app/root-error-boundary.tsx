import type { ReactElement } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { useOpenSearchShortcuts } from '../features/search/use-open-search-shortcuts.ts';
import { useShortcuts } from '../features/shortcuts/use-shortcuts.ts';
import { useTooltips } from '../ui/tooltip/use-tooltips.ts';
import NotFound from '../screens/not-found/not-found.tsx';
import { ErrorPage } from './error-page.tsx';
import { PageNotLoadedError } from './missing-chunk.ts';
import { useReadyMark } from './use-ready-mark.ts';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Shown in place of a failed screen: not found, or the error. It stands outside the shell, so it sets up keys and
 * tooltips itself.
 */
export function RootErrorBoundary(): ReactElement {
  useReadyMark();
  useShortcuts();
  useOpenSearchShortcuts();
  useTooltips();
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const again = error instanceof PageNotLoadedError ? () => void revalidate() : undefined;
  return <div className="page">{missing ? <NotFound /> : <ErrorPage message={messageOf(error)} again={again} />}</div>;
}
