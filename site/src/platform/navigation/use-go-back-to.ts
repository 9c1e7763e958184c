import { useCallback, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { pathOfAddress } from './previous-page.ts';
import { usePreviousPage } from './use-previous-page.ts';

/**
 * Returns a function that goes back to a page: through the history where the reader came from it, so that its position
 * is restored. Otherwise it replaces the current entry, so that the device's back button does not lead here again.
 */
export function useGoBackTo(to: string): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const before = usePreviousPage();
  const steps = before && pathOfAddress(before.address) === pathOfAddress(to) ? before.steps : undefined;

  // `navigate` acts a moment later; a second press before that would go one page too far. The location object is kept and not
  // its key, which is the same when the reader returns to an entry: where the screen stayed mounted, its button must then
  // work again.
  const left = useRef<Location>(undefined);
  // A layout effect, so that it listens as soon as the page stands.
  useLayoutEffect(() => {
    // A page may return from the back/forward cache with its old state: let its back button work again.
    const comeBack = (): void => {
      left.current = undefined;
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  return useCallback(() => {
    if (left.current === location) return;
    left.current = location;
    void (steps === undefined ? navigate(to, { replace: true }) : navigate(-steps));
  }, [location, navigate, steps, to]);
}
