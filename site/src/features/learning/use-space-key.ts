import { useEffect, useEffectEvent } from 'react';
import { isFreeForShortcut } from '../../platform/navigation/shortcut-key.ts';

/** Elements on which Space keeps its usual effect. A button with `aria-disabled` keeps the focus, but does not use Space. */
const PRESSABLE_SELECTOR = 'a, button:not([aria-disabled="true"]), summary, label';

/**
 * Calls `act` when Space is pressed outside fields and controls.
 * @param act returns false to let the page scroll instead
 */
export function useSpaceKey(act: () => boolean): void {
  const onSpace = useEffectEvent(act);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || !isFreeForShortcut(event)) return;
      if (event.target instanceof Element && event.target.closest(PRESSABLE_SELECTOR)) return;
      if (onSpace()) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
