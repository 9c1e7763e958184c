import type { createBrowserRouter } from 'react-router';
import { LOADING_SIGN_DELAY_MS } from '../platform/loading/loading-sign-delay.ts';

/**
 * Makes a router report its loading state only after `LOADING_SIGN_DELAY_MS`: a quick navigation shows no "Loading..."
 * and does not render the old page once more, which takes tens of milliseconds on a slow phone
 * (docs/decisions/2026-11-23-loading.md). The router has no setting for it. The end is reported at once.
 */
export function delayLoadingStateReports(router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>): void {
  const { subscribe } = router;
  router.subscribe = (tell) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe((state, options) => {
      clearTimeout(waiting);
      if (state.navigation.state === 'idle') tell(state, options);
      else waiting = setTimeout(tell, LOADING_SIGN_DELAY_MS, state, options);
    });
    // After unsubscribing, no delayed state may be reported: a stale "loading" would stay for good.
    return () => {
      clearTimeout(waiting);
      stop();
    };
  };
}
