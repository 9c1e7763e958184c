import { useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router';
import { historyEntryByKey } from './history-entries.ts';
import { elementOfFragment } from './fragment.ts';
import { restorePosition } from './entry-position.ts';

/** Focuses the page's `[data-first-focus]`, else its heading, so that a screen reader says where the reader is. */
function focusPageStart(): void {
  const first = document.querySelector<HTMLElement>('[data-first-focus]') ?? document.querySelector<HTMLElement>('h1');
  first?.focus({ preventScroll: true });
}

/** Focuses the element that the address names, so that Tab and a screen reader go on from there, as they do without the app. */
function focusFragmentTarget(named: HTMLElement): void {
  if (named.tabIndex < 0) named.tabIndex = -1;
  named.focus({ preventScroll: true });
}

/**
 * Sets the scroll position and the focus on every navigation: restores them on the way back, else goes to the element that the
 * address names, else to the top, with the focus on the heading.
 */
export function useNavigationScrollAndFocus(): void {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef<Location>(undefined);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    const isOtherPage = before !== undefined && before.pathname !== location.pathname;
    const { place } = type === NavigationType.Pop ? historyEntryByKey(location.key) : {};
    if (place) {
      // The stored position may have no link to focus: then the heading keeps the focus, or a card in sight gets it.
      if (isOtherPage) focusPageStart();
      return restorePosition(place, before === undefined, isOtherPage);
    }
    // The browser itself scrolls a newly opened document to the fragment, unless the element was rendered later.
    const named = elementOfFragment(location.hash);
    if (before || window.scrollY === 0) named?.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (!before) return undefined;
    if (named) focusFragmentTarget(named);
    else if (isOtherPage) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      focusPageStart();
    }
    return undefined;
  }, [location, type]);
}
