import type { ReactElement } from 'react';

/** Where the texts, or the part that practises them, do not come. A browser may remember a failure; then only a reload helps. */
export const NotLoaded = (): ReactElement => (
  <div className="empty saved-aside" role="alert">
    <p>The texts could not be loaded. Nothing of what you learn is lost.</p>
    <button type="button" className="button" onClick={() => window.location.reload()}>
      Reload the page
    </button>
  </div>
);
