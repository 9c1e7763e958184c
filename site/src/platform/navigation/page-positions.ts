/** Records the reader's position on every page that is left, so that it can be restored. */
import { type createBrowserRouter, type Location, NavigationType } from 'react-router';
import {
  type PreviousPage,
  historyEntryByKey,
  forgetHistoryEntry,
  loadHistoryEntries,
  updateHistoryEntryByKey,
  storeHistoryEntries,
} from './history-entries.ts';
import { takeFollowedLinkSource } from './followed-link.ts';
import { currentPosition } from './entry-position.ts';
import { ONE_AT_A_TIME_PARAMETER } from './one-at-a-time-parameter.ts';
import { withoutBasePath } from '../site.ts';
import { SCREENS } from '../../../../screens.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** The state that the router keeps in `history.state`. */
interface RouterHistoryState {
  key?: string;
}

/**
 * Loads the stored entries, and gives a unique key to the history entry in which the document was opened. Must run before the
 * router is made: the router calls the first entry of every document "default".
 */
export function initializeHistoryEntries(): void {
  loadHistoryEntries();
  const state = window.history.state as RouterHistoryState | null;
  if (state?.key !== undefined) return;
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...state, key }, '');
  const address = takeFollowedLinkSource();
  updateHistoryEntryByKey(key, { before: address === undefined ? undefined : { address, steps: 1 } });
}

const PATHS_WITH_PAGES_BY_QUERY = new Set(SCREENS.filter(({ pagesByQuery }) => pagesByQuery).map(({ path }) => path));

/**
 * The part of an address that tells pages apart for Back: the path, and on some screens the query, but not the view of one dua
 * at a time.
 */
function pageOf({ pathname, search }: Location): string {
  if (!PATHS_WITH_PAGES_BY_QUERY.has(withoutBasePath(pathname))) return pathname;
  const query = new URLSearchParams(search);
  query.delete(ONE_AT_A_TIME_PARAMETER);
  return `${pathname}?${query}`;
}

/** The page before an entry that was added to the history. */
function previousOfPushed(now: Location, next: Location): PreviousPage | undefined {
  const { before } = historyEntryByKey(now.key);
  if (pageOf(now) === pageOf(next)) return before && { ...before, steps: before.steps + 1 };
  return { address: now.pathname + now.search, key: now.key, steps: 1 };
}

/** Remembers where the reader was on each page that is left. To be called once, after `initializeHistoryEntries` and before the router is rendered. */
export function rememberPagePositions(router: Router): void {
  let now = router.state.location;
  const leave = (next?: string): void => {
    updateHistoryEntryByKey(now.key, { place: currentPosition(next) });
    storeHistoryEntries();
  };

  // Runs before the new page is rendered, while the old page is still as the reader leaves it.
  router.subscribe(({ location: next, historyAction }) => {
    if (next.key === now.key) return;
    if (historyAction === NavigationType.Push) {
      updateHistoryEntryByKey(next.key, { before: previousOfPushed(now, next) });
      leave(router.createHref(next));
    } else if (historyAction === NavigationType.Replace) {
      const { before, kept } = historyEntryByKey(now.key);
      forgetHistoryEntry(now.key);
      updateHistoryEntryByKey(next.key, now.pathname === next.pathname ? { before, kept } : { before });
    } else leave();
    now = next;
  });

  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    leave();
    // On a reload, the browser scrolls a prerendered page long before the app has started.
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    loadHistoryEntries();
    window.history.scrollRestoration = 'manual';
  });
}
