import { useEffect, useEffectEvent } from 'react';
import { distanceInReadingDirection } from '../../platform/navigation/reading-direction.ts';

/** Least distance of a swipe in CSS pixels, and its least ratio of sideways to vertical. */
const MIN_SWIPE_PX = 64;
const MIN_SIDEWAYS_RATIO = 2;

/** Detects sideways swipes with one finger. Against the reading direction is forward, as a page is turned. */
export function useSwipe(onForward: () => void, onBack: () => void): void {
  const forward = useEffectEvent(onForward);
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const fingers = new Map<number, PointerEvent>();
    let isOneFinger = true;
    const onDown = (event: PointerEvent): void => {
      const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (event.pointerType === 'touch' && !isInDialog) fingers.set(event.pointerId, event);
      if (fingers.size > 1) isOneFinger = false;
    };
    const onUp = (event: PointerEvent): void => {
      const down = fingers.get(event.pointerId);
      fingers.delete(event.pointerId);
      const isSwipe = isOneFinger;
      if (fingers.size === 0) isOneFinger = true;
      if (!down || !isSwipe) return;
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (Math.abs(x) < MIN_SWIPE_PX || Math.abs(x) < MIN_SIDEWAYS_RATIO * Math.abs(y)) return;
      if (distanceInReadingDirection(x) < 0) forward();
      else back();
    };
    const onCancel = (): void => {
      fingers.clear();
      isOneFinger = true;
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', onDown, { signal });
    document.addEventListener('pointerup', onUp, { signal });
    document.addEventListener('pointercancel', onCancel, { signal });
    return () => listening.abort();
  }, []);
}
