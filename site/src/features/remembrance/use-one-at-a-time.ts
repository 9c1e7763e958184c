import { type ComponentType, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../platform/navigation/use-hydrated.ts';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import type { OneAtATimeProps } from './one-at-a-time.tsx';
import * as messages from '../../../../packages/core/messages/remembrance.ts';

/** In the query of the page's address. */
const ASKED = 'one';
const isOne = (search: string): boolean => new URLSearchParams(search).has(ASKED);

const view = lazyModule(messages.oneAtATimeQuoted, () => import('./one-at-a-time.tsx'), 'default');

/** The state of a history entry that was added on top of the whole page's own. */
interface OverPage {
  overPage?: true;
}

interface OneAtATime {
  /** Stands in place of the page; undefined where it is not asked for, or on its way. */
  View: ComponentType<OneAtATimeProps> | undefined;
  /** The button that opens it, which has the focus again after it. */
  opener: RefObject<HTMLButtonElement | null>;
  prepare: () => void;
  open: () => void;
  leave: () => void;
}

/**
 * The view that shows a page's duas one by one. It has an entry of its own in the history, so that the device's back leads from
 * it to the whole page.
 */
export function useOneAtATime(isOffered: boolean): OneAtATime {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const isAsked = hydrated && isOffered && isOne(search);
  const loaded = useSyncExternalStore(view.subscribe, view.state, view.state);
  useEffect(() => {
    if (isAsked) view.use(() => undefined);
  }, [isAsked]);
  const View = isAsked && loaded.status === 'ready' ? loaded.value : undefined;

  const opener = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(false);
  // The history answers a moment later; a second press until then would lead one page further.
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
      // A press while the view is on its way finds its entry in the history already.
      if (isOne(window.location.search)) view.use(() => undefined);
      else void navigate({ search: `?${ASKED}` }, { state: { overPage: true } satisfies OverPage });
    },
    leave() {
      if (isLeaving.current) return;
      isLeaving.current = true;
      void ((state as OverPage | null)?.overPage ? navigate(-1) : navigate(pathname, { replace: true }));
    },
  };
}
