import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { isFreeKey } from './free-key.ts';
import { BACK_KEY, FORWARD_KEY } from './reading-direction.ts';

/**
 * The arrow keys lead back and onward, in the direction of reading, to a path that takes the place of the current one in the history.
 * A key without a path does nothing, nor does one that is held down.
 */
export function useArrowKeys(previous: string | undefined, next: string | undefined): void {
  const navigate = useNavigate();
  // A layout effect, so that a press right after the screen has come is not lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const to = event.key === BACK_KEY ? previous : event.key === FORWARD_KEY ? next : undefined;
      if (to === undefined || event.repeat || !isFreeKey(event)) return;
      event.preventDefault();
      void navigate(to, { replace: true });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [previous, next, navigate]);
}
