import { useEffect, useRef } from 'react';
import { isFreeKey } from '../../platform/navigation/free-key.ts';

/** What Space does by itself where it is pressed. */
const PRESSABLE = 'a, button, summary, label';

/** Space acts where nothing has it for itself. @param act returns whether it has done something; else the page scrolls */
export function useSpace(act: () => boolean): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || !isFreeKey(event)) return;
      if (event.target instanceof Element && event.target.closest(PRESSABLE)) return;
      if (latest.current()) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
