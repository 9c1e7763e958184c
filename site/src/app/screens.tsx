import { type ReactElement, useEffect } from 'react';
import { isRouteErrorResponse, Outlet, useMatches, useRouteError } from 'react-router';
import NotFound from '../screens/not-found/not-found.tsx';
import { isRouteHandle, NOT_FOUND, tabTitle } from './meta.ts';

/** The screen of a route within the shell. The tab has the title of the innermost route that names one. */
export function Screens(): ReactElement {
  const match = useMatches().findLast(({ handle }) => isRouteHandle(handle));
  const title = match && isRouteHandle(match.handle) ? tabTitle(match.handle.meta(match.loaderData)) : undefined;
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
  return <Outlet />;
}

/** Stands in for a screen that does not exist; the shell around it stays. Other errors are for the error view. */
export function NoScreen(): ReactElement {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (isMissing) document.title = tabTitle(NOT_FOUND);
  }, [isMissing]);
  if (!isMissing) throw error;
  return <NotFound />;
}
