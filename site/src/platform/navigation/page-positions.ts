/** Follows the router through the history of the tab, so that every page can be found as it was left. */
import { type createBrowserRouter, type Location, NavigationType } from 'react-router';
import { type Before, entryOf, forgetEntry, loadEntries, noteEntry, storeEntries } from './entries.ts';
import { followedFrom } from './followed-link.ts';
import { currentPosition } from './entry-position.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** The state that the router keeps in `history.state`. */
interface RouterState {
  key?: string;
}

/**
 * Takes up what the tab remembers. The entry that a document was opened in gets a key of its own, for which the router must not
 * yet be made: it calls every one of them "default".
 */
export function prepareFirstEntry(): void {
  loadEntries();
  const state = window.history.state as RouterState | null;
  if (state?.key !== undefined) return;
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...state, key }, '');
  const address = followedFrom();
  noteEntry(key, { before: address === undefined ? undefined : { address, steps: 1 } });
}

/** The page before an entry that was added to the history. */
function beforeNext(now: Location, next: Location): Before | undefined {
  const { before } = entryOf(now.key);
  if (now.pathname === next.pathname) return before && { ...before, steps: before.steps + 1 };
  return { address: now.pathname + now.search, key: now.key, steps: 1 };
}

/** Remembers where the reader was on each page that is left. To be called once, after `prepareFirstEntry` and before the router is rendered. */
export function rememberPagePositions(router: Router): void {
  let now = router.state.location;
  const leave = (next?: string): void => {
    noteEntry(now.key, { place: currentPosition(next) });
    storeEntries();
  };

  // Runs before the new page is rendered, while the old page is still as the reader leaves it.
  router.subscribe(({ location: next, historyAction }) => {
    if (next.key === now.key) return;
    if (historyAction === NavigationType.Push) {
      noteEntry(next.key, { before: beforeNext(now, next) });
      leave(router.createHref(next));
    } else if (historyAction === NavigationType.Replace) {
      const { before, kept } = entryOf(now.key);
      forgetEntry(now.key);
      noteEntry(next.key, now.pathname === next.pathname ? { before, kept } : { before });
    } else leave();
    now = next;
  });

  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    leave();
    // A prerendered page is scrolled by the browser, long before the app is there.
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    loadEntries();
    window.history.scrollRestoration = 'manual';
  });
}
