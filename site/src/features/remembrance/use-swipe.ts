import { useEffect, useEffectEvent } from 'react';
import { alongLine } from '../../platform/navigation/reading-direction.ts';

/** Distance that a finger must move to turn a card, in CSS pixels, and its ratio of sideways to vertical. */
const FAR = 64;
const STRAIGHT = 2;

/** Calls back when one finger is drawn over the page sideways: against the direction of reading is onward, as a page is turned. */
export function useSwipe(onForward: () => void, onBack: () => void): void {
  const forward = useEffectEvent(onForward);
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const fingers = new Map<number, PointerEvent>();
    const onDown = (event: PointerEvent): void => {
      const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (event.pointerType === 'touch' && !isInDialog) fingers.set(event.pointerId, event);
    };
    const onUp = (event: PointerEvent): void => {
      const down = fingers.get(event.pointerId);
      const isAlone = fingers.size === 1;
      fingers.delete(event.pointerId);
      if (!down || !isAlone) return;
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (Math.abs(x) < FAR || Math.abs(x) < STRAIGHT * Math.abs(y)) return;
      if (alongLine(x) < 0) forward();
      else back();
    };
    const onCancel = (): void => fingers.clear();
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', onDown, { signal });
    document.addEventListener('pointerup', onUp, { signal });
    document.addEventListener('pointercancel', onCancel, { signal });
    return () => listening.abort();
  }, []);
}
