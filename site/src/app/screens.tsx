import { type ReactElement, useEffect } from 'react';
import { isRouteErrorResponse, Outlet, useMatches, useRouteError } from 'react-router';
import NotFound from '../screens/not-found/not-found.tsx';
import { isRouteHandle, NOT_FOUND_META, tabTitle } from './meta.ts';

/** Renders the screen of the route and sets the tab's title to that of the innermost route with a title. */
export function ScreenOutletWithTabTitle(): ReactElement {
  const match = useMatches().findLast(({ handle }) => isRouteHandle(handle));
  const title = match && isRouteHandle(match.handle) ? tabTitle(match.handle.meta(match.loaderData)) : undefined;
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
  return <Outlet />;
}

/**
 * Error boundary: shows "not found" within the shell where no screen exists. Rethrows other errors for the error view.
 */
export function NotFoundBoundary(): ReactElement {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (isMissing) document.title = tabTitle(NOT_FOUND_META);
  }, [isMissing]);
  if (!isMissing) throw error;
  return <NotFound />;
}
