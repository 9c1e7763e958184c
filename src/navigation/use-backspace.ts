import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isFreeKey } from './free-key.ts';

/** Backspace leads to a path, unless a field, a dialog or a modifier key is in play. Without a path it does nothing. */
export function useBackspace(to: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to === undefined) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Backspace' || !isFreeKey(event)) return;
      event.preventDefault();
      void navigate(to);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [to, navigate]);
}
