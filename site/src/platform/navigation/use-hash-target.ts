import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { elementOfFragment, fragmentId } from './fragment.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * Marks the card that the fragment names. The CSS `:target` does not follow the router's navigations.
 * @param ids of everything on the page that a fragment may name
 * @returns true where the fragment names something that the page does not have
 */
export function useIsHashTargetMissing(ids: readonly string[]): boolean {
  const location = useLocation();
  const hydrated = useHydrated();
  useEffect(() => {
    const card = elementOfFragment(location.hash);
    card?.setAttribute('data-arrived', '');
    return () => card?.removeAttribute('data-arrived');
  }, [location]);
  const wanted = fragmentId(location.hash);
  return hydrated && wanted !== '' && !ids.includes(wanted);
}
