import { useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router';
import { entryOf } from './entries.ts';
import { elementOf } from './fragment.ts';
import { restorePosition } from './entry-position.ts';

/** The heading of a new page, so that a screen reader says where the reader is; or what the page names in its place. */
function focusFirst(): void {
  const first = document.querySelector<HTMLElement>('[data-first-focus]') ?? document.querySelector<HTMLElement>('h1');
  first?.focus({ preventScroll: true });
}

/** Focuses the element that the address names, so that Tab and a screen reader go on from there, as they do without the app. */
function focusNamed(named: HTMLElement): void {
  if (named.tabIndex < 0) named.tabIndex = -1;
  named.focus({ preventScroll: true });
}

/**
 * Sets the scroll position and the focus on every navigation: restores them on the way back, else goes to the element that the
 * address names, else to the top, with the focus on the heading.
 */
export function useEntryPosition(): void {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef<Location>(undefined);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    const { place } = type === NavigationType.Pop ? entryOf(location.key) : {};
    if (place) {
      // On the way back from a page that was not left by a link, the heading says where the reader is.
      if (before && before.pathname !== location.pathname) focusFirst();
      return restorePosition(place, before === undefined);
    }
    // A document that was just opened is in place already, unless it was filled later.
    const named = elementOf(location.hash);
    if (before || window.scrollY === 0) named?.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (!before) return undefined;
    if (named) focusNamed(named);
    else if (before.pathname !== location.pathname) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      focusFirst();
    }
    return undefined;
  }, [location, type]);
}
