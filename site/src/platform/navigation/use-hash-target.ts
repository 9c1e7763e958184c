import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { elementOf, idOf } from './fragment.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * Marks the card that the address names. The browser's own `:target` knows only addresses that were loaded, not ones that the
 * router went to.
 * @param ids of everything on the page that an address may name
 * @returns true where the address names something that the page does not have
 */
export function useHashTarget(ids: readonly string[]): boolean {
  const location = useLocation();
  const hydrated = useHydrated();
  useEffect(() => {
    const card = elementOf(location.hash);
    card?.setAttribute('data-arrived', '');
    return () => card?.removeAttribute('data-arrived');
  }, [location]);
  const wanted = idOf(location.hash);
  return hydrated && wanted !== '' && !ids.includes(wanted);
}
