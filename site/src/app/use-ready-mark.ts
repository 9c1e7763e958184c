import { useEffect } from 'react';

/** Sets `data-ready` once the app's listeners are in place: `app-starter.ts` then replays the presses that it held. */
export function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
}
