import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { elementOfFragment, fragmentId } from './fragment.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * Marks the card that the fragment names. The CSS `:target` does not follow the router's navigations.
 * @param ids of everything on the page that a fragment may name
 * @returns `isMissing`: whether the fragment names something that the page does not have
 */
export function useMarkedHashTarget(ids: readonly string[]): { isMissing: boolean } {
  const location = useLocation();
  const hydrated = useHydrated();
  useEffect(() => {
    const card = elementOfFragment(location.hash);
    card?.setAttribute('data-arrived', '');
    return () => card?.removeAttribute('data-arrived');
  }, [location]);
  const named = fragmentId(location.hash);
  return { isMissing: hydrated && named !== '' && !ids.includes(named) };
}
