import { useEffect, useRef } from 'react';

/**
 * Focuses the heading when a screen switches its view: the path stays the same, so no navigation moves the focus.
 * @param view identifies the shown view
 */
export function useFocusOnHeading(view: string): void {
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [view]);
}
