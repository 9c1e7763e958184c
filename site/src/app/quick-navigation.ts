import type { createBrowserRouter } from 'react-router';
import { SLOW_MS } from '../platform/loading/slow.ts';

/**
 * Makes a router tell of a navigation under way only where it takes a while: a quick one goes without its "Loading..." and
 * without rendering the old page once more, which takes tens of milliseconds of a slow phone's tap (docs/decisions/2026-11-23-loading.md). The
 * router has no setting for it. Its end is told at once.
 */
export function tellLateOfLoading(router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>): void {
  const { subscribe } = router;
  router.subscribe = (tell) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe((state, options) => {
      clearTimeout(waiting);
      if (state.navigation.state === 'idle') tell(state, options);
      else waiting = setTimeout(tell, SLOW_MS, state, options);
    });
    // Who listens no more is told nothing late: a stale "loading" would stay for good.
    return () => {
      clearTimeout(waiting);
      stop();
    };
  };
}
