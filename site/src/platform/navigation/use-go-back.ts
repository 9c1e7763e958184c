import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pathOf } from './previous-entry.ts';
import { usePreviousEntry } from './use-previous-entry.ts';

/**
 * Leads back to a page: through the history where the reader came from there, so that it is found as it was left. Otherwise
 * the page takes the place of the current one, so that the device's back does not lead here again.
 */
export function useGoBack(to: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const before = usePreviousEntry();
  const steps = before && pathOf(before.address) === pathOf(to) ? before.steps : undefined;

  // The history answers a moment later; a second press until then would lead one page further.
  const left = useRef<string>(undefined);
  // A layout effect, so that it listens as soon as the page stands.
  useLayoutEffect(() => {
    // A page that was left for another document may come back from the back/forward cache, as it stood.
    const comeBack = (): void => {
      left.current = undefined;
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  return useCallback(() => {
    if (left.current === key) return;
    left.current = key;
    void (steps === undefined ? navigate(to, { replace: true }) : navigate(-steps));
  }, [key, navigate, steps, to]);
}
