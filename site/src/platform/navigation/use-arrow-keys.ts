import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { isFreeForShortcut } from './shortcut-key.ts';
import { BACK_KEY, FORWARD_KEY } from './reading-direction.ts';

/**
 * Arrow keys navigate to the previous or next path, by the direction of reading; it replaces the current history entry.
 * A key without a path, or one that is held down, does nothing.
 */
export function useArrowKeys(previous: string | undefined, next: string | undefined): void {
  const navigate = useNavigate();
  // A layout effect, so that a press right after the screen has come is not lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const to = event.key === BACK_KEY ? previous : event.key === FORWARD_KEY ? next : undefined;
      if (to === undefined || event.repeat || !isFreeForShortcut(event)) return;
      event.preventDefault();
      void navigate(to, { replace: true });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [previous, next, navigate]);
}
