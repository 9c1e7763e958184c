import { useLayoutEffect, useEffectEvent } from 'react';
import { isFreeForShortcut } from '../../platform/navigation/shortcut-key.ts';
import { BACK_KEY, FORWARD_KEY } from '../../platform/navigation/reading-direction.ts';

interface TurningHandlers {
  onForward: () => void;
  onBack: () => void;
  onLeave: () => void;
}

/** The arrow keys turn the cards; Backspace and Escape lead back to the whole page. A key that is held down does it once. */
export function useTurningKeys({ onForward, onBack, onLeave }: TurningHandlers): void {
  const act = useEffectEvent((key: string): boolean => {
    if (key === FORWARD_KEY) onForward();
    else if (key === BACK_KEY) onBack();
    else if (key === 'Backspace' || key === 'Escape') onLeave();
    else return false;
    return true;
  });
  // A layout effect, so that a press right after the screen has come is not lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!event.repeat && isFreeForShortcut(event) && act(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
