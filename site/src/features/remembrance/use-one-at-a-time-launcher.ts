import { type ComponentType, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../platform/navigation/use-hydrated.ts';
import { ONE_AT_A_TIME_PARAMETER } from '../../platform/navigation/one-at-a-time-parameter.ts';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import type { OneAtATimeProps } from './one-at-a-time.tsx';
import * as messages from '../../../../packages/core/messages/remembrance.ts';

const asksForOneAtATime = (search: string): boolean => new URLSearchParams(search).has(ONE_AT_A_TIME_PARAMETER);

const view = lazyModule(messages.oneAtATimeQuoted, () => import('./one-at-a-time.tsx'), 'default');

/** History state of an entry pushed on top of the page's own: leaving goes back to it. */
interface OpenedFromPageState {
  overPage?: true;
}

interface OneAtATimeLauncher {
  /** Replaces the page; undefined where it is not requested, or still loading. */
  View: ComponentType<OneAtATimeProps> | undefined;
  /** Ref of the button that opens the view and gets the focus back after it. */
  opener: RefObject<HTMLButtonElement | null>;
  prepare: () => void;
  open: () => void;
  leave: () => void;
}

/**
 * Opens and closes the view of a page's duas one at a time. It has its own history entry, so that back leads to the
 * page.
 */
export function useOneAtATimeLauncher(isOffered: boolean): OneAtATimeLauncher {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const isAsked = hydrated && isOffered && asksForOneAtATime(search);
  const loaded = useSyncExternalStore(view.subscribe, view.state, view.state);
  useEffect(() => (isAsked ? view.use(() => undefined) : undefined), [isAsked]);
  const View = isAsked && loaded.status === 'ready' ? loaded.value : undefined;

  const opener = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(false);
  // Going back in the history takes a moment; a second press meanwhile would go back one entry too far.
  const isLeaving = useRef(false);
  const isShown = View !== undefined;
  useEffect(() => {
    if (wasShown.current && !isShown) opener.current?.focus({ preventScroll: true });
    if (!isShown) isLeaving.current = false;
    wasShown.current = isShown;
  }, [isShown]);

  return {
    View,
    opener,
    prepare: view.prepare,
    open() {
      // While the view is loading, its history entry exists already.
      if (asksForOneAtATime(window.location.search)) view.use(() => undefined);
      else void navigate({ search: `?${ONE_AT_A_TIME_PARAMETER}` }, { state: { overPage: true } satisfies OpenedFromPageState });
    },
    leave() {
      if (isLeaving.current) return;
      isLeaving.current = true;
      void ((state as OpenedFromPageState | null)?.overPage ? navigate(-1) : navigate(pathname, { replace: true }));
    },
  };
}
