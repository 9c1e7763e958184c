import type { createBrowserRouter } from 'react-router';

/** A navigation that takes no longer than this goes without its "Loading..." and without rendering the old page once more. */
const QUICK_MS = 100;

/** Makes a router tell of a navigation under way only where it takes a while. Its end is told at once. */
export function tellLateOfLoading(router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>): void {
  const { subscribe } = router;
  router.subscribe = (tell) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe((state, options) => {
      clearTimeout(waiting);
      if (state.navigation.state === 'idle') tell(state, options);
      else waiting = setTimeout(tell, QUICK_MS, state, options);
    });
    // Who listens no more is told nothing late: a stale "loading" would stay for good.
    return () => {
      clearTimeout(waiting);
      stop();
    };
  };
}
