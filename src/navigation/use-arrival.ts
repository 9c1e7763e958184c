import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

const never = (): (() => void) => () => undefined;

/** False while the prerendered page is taken over: it was made without knowing the fragment. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Scrolls to the card that the address names and marks it. The browser's own `:target` knows only addresses that were
 * loaded, not ones that the router went to.
 * @param ids of everything on the page that an address may name
 * @returns true where the address names something that the page does not have
 */
export function useArrival(ids: readonly string[]): boolean {
  const location = useLocation();
  const hydrated = useHydrated();
  const wanted = idOf(location.hash);
  useEffect(() => {
    for (const marked of document.querySelectorAll('[data-arrived]')) marked.removeAttribute('data-arrived');
    const card = document.getElementById(idOf(location.hash));
    if (!card) return;
    card.dataset['arrived'] = '';
    card.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [location]);
  return hydrated && wanted !== '' && !ids.includes(wanted);
}
