import { useEffect, useRef } from 'react';

/**
 * From one view of a screen to another the address keeps its path, so that no navigation moves the focus; what had it has gone.
 * @param view names the view that is shown
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
