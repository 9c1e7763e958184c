import { useLayoutEffect, useEffectEvent } from 'react';
import { TapDetector } from './tap-detector.ts';

/** Elements with an action of their own: a press on one is no tap. */
const ACTS = 'a, button, input, select, textarea, summary, dialog, [data-sonner-toast]';
/** The one control whose action is the tap itself. */
const TAP_BUTTON = '[data-tap]';

type Pressed = 'counter' | 'control' | 'page';

function pressed(target: EventTarget | null): Pressed {
  if (!(target instanceof Element)) return 'page';
  if (target.closest(TAP_BUTTON)) return 'counter';
  return target.closest(ACTS) ? 'control' : 'page';
}

const isCountKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (key === ' ' || key === 'Enter') && !ctrlKey && !metaKey && !altKey;

/**
 * Calls back for each tap anywhere on the screen: a finger, the main button of a mouse, Space or Enter, or a screen
 * reader's press on the counter (`data-tap`). Clicks are not enough for fingers: browsers make none of thumbs that overlap.
 * @param isMeant whether what a finger or the mouse presses, beside the counter, is meant as a tap; all is, if this is absent
 */
export function useTaps(onTap: () => void, isMeant?: (event: PointerEvent) => boolean): void {
  const tap = useEffectEvent(onTap);
  const isTap = useEffectEvent((event: PointerEvent) => isMeant?.(event) ?? true);
  const isAllOfIt = isMeant === undefined;
  // A layout effect, so that a press right after the screen has come is not lost.
  useLayoutEffect(() => {
    const detector = new TapDetector();
    const onPointerDown = (event: PointerEvent): void => {
      const where = pressed(event.target);
      if (event.button === 0 && (where === 'counter' || (where === 'page' && isTap(event)))) detector.press(event);
    };
    const onPointerUp = (event: PointerEvent): void => {
      if (detector.lift(event)) tap();
    };
    const onPointerCancel = (): void => detector.cancel();
    const onContextMenu = (event: MouseEvent): void => {
      // A finger that stays asks for nothing where it can only count; on a text it selects, and a mouse, a key or a link may.
      const where = pressed(event.target);
      const canOnlyCount = where === 'counter' || (where === 'page' && isAllOfIt);
      if ((event as Partial<PointerEvent>).pointerType === 'touch' && canOnlyCount) event.preventDefault();
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isCountKey(event) || event.defaultPrevented) return;
      const where = pressed(event.target);
      if (where === 'control') return;
      if (where === 'counter') {
        // The browser makes a click of the key; a key that is held down must not go on clicking.
        if (event.repeat) event.preventDefault();
        return;
      }
      // Space would scroll the page.
      event.preventDefault();
      if (!event.repeat) tap();
    };
    const onClick = (event: MouseEvent): void => {
      // A pointer's click has been counted when it went up; one without a pointer comes from a key or a screen reader.
      if (event.detail === 0 && pressed(event.target) === 'counter') tap();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', onPointerDown, { signal });
    document.addEventListener('pointerup', onPointerUp, { signal });
    document.addEventListener('pointercancel', onPointerCancel, { signal });
    document.addEventListener('contextmenu', onContextMenu, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('click', onClick, { signal });
    return () => listening.abort();
  }, [isAllOfIt]);
}
