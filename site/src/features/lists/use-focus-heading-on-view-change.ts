import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { historyEntryByKey } from '../../platform/navigation/history-entries.ts';
import { focusHeading, focusHeadingIfLost } from '../../platform/navigation/focus-heading.ts';

/**
 * Scrolls to the top and focuses the heading when a screen switches its view, which the navigation does not do, as the path stays
 * the same. On the way back, `use-navigation-scroll-and-focus.ts` restores the scroll position and the focused link; the heading
 * gets the focus only where there is no such link.
 * @param view identifies the shown view
 */
export function useFocusHeadingOnViewChange(view: string): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    const isBroughtBack = type === NavigationType.Pop && historyEntryByKey(key).place !== undefined;
    if (isBroughtBack) {
      focusHeadingIfLost();
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [view, key, type]);
}
