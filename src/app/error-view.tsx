import type { ReactElement } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import NotFound from '../screens/not-found/not-found.tsx';
import { useReadyMark } from './use-ready-mark.ts';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What stands in for a screen that failed: not found, or the router's error with its message and a way on. */
export function ErrorView(): ReactElement {
  useReadyMark();
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="page">
      {missing ? (
        <NotFound />
      ) : (
        <main className="prose">
          <h1>Unexpected Application Error!</h1>
          <p>{messageOf(error)}</p>
          <p>The page could not be shown. Nothing that you saved is lost.</p>
          <p>
            <button type="button" className="button" onClick={() => window.location.reload()}>
              Reload the page
            </button>
          </p>
        </main>
      )}
    </div>
  );
}
