import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isFreeKey } from './free-key.ts';

/**
 * The left and the right arrow key lead to a path each, which takes the place of the current one in the history. A side without
 * a path does nothing, nor does a key that is held down.
 */
export function useArrowKeys(left: string | undefined, right: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const to = event.key === 'ArrowLeft' ? left : event.key === 'ArrowRight' ? right : undefined;
      if (to === undefined || event.repeat || !isFreeKey(event)) return;
      event.preventDefault();
      void navigate(to, { replace: true });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [left, right, navigate]);
}
