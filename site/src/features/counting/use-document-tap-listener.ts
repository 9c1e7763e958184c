import { useLayoutEffect, useEffectEvent } from 'react';
import { TapDetector } from './tap-detector.ts';

/** Elements with an action of their own: pressing one does not count. */
const CONTROL_SELECTOR = 'a, button, input, select, textarea, summary, dialog, [data-sonner-toast]';
/** The counter, whose own action is to count. */
const COUNTER_SELECTOR = '[data-tap]';

type PressTarget = 'counter' | 'control' | 'page';

function pressTargetOf(target: EventTarget | null): PressTarget {
  if (!(target instanceof Element)) return 'page';
  if (target.closest(COUNTER_SELECTOR)) return 'counter';
  return target.closest(CONTROL_SELECTOR) ? 'control' : 'page';
}

const isCountingKeyPress = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (key === ' ' || key === 'Enter') && !ctrlKey && !metaKey && !altKey;

/**
 * Calls back for each tap anywhere on the screen: of a finger, of the main mouse button, of Space or Enter, or of a
 * screen reader on the counter (`data-tap`). Clicks are not enough: browsers make none for overlapping thumbs.
 * @param countsPress whether a press outside the counter counts; without it, each one does
 * @param selectsText whether a long touch outside the counter selects a text; where it does not, it counts as any other
 */
export function useDocumentTapListener(
  onTap: () => void,
  countsPress?: (event: PointerEvent) => boolean,
  selectsText = countsPress !== undefined,
): void {
  const tap = useEffectEvent(onTap);
  const isTap = useEffectEvent((event: PointerEvent) => countsPress?.(event) ?? true);
  const canOnlyCount = useEffectEvent((where: PressTarget): boolean => where === 'counter' || (where === 'page' && !selectsText));
  // A layout effect, so that it listens before the first press on the new screen.
  useLayoutEffect(() => {
    const detector = new TapDetector();
    const onPointerDown = (event: PointerEvent): void => {
      const where = pressTargetOf(event.target);
      if (event.button === 0 && (where === 'counter' || (where === 'page' && isTap(event)))) detector.press(event, canOnlyCount(where));
    };
    const onPointerUp = (event: PointerEvent): void => {
      if (detector.lift(event)) tap();
    };
    const onPointerCancel = (): void => detector.cancel();
    const onContextMenu = (event: MouseEvent): void => {
      // Where a long touch can only count, it opens no menu. A mouse, a key or a link may open one.
      const isTouch = (event as Partial<PointerEvent>).pointerType === 'touch';
      if (isTouch && canOnlyCount(pressTargetOf(event.target))) event.preventDefault();
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isCountingKeyPress(event) || event.defaultPrevented) return;
      const where = pressTargetOf(event.target);
      if (where === 'control') return;
      if (where === 'counter') {
        // The browser turns the key into a click; a held key must not repeat it.
        if (event.repeat) event.preventDefault();
        return;
      }
      // Space would scroll the page.
      event.preventDefault();
      if (!event.repeat) tap();
    };
    const onClick = (event: MouseEvent): void => {
      // Pointer clicks were counted when the pointer lifted. A click without a pointer is from a key or a screen
      // reader.
      if (event.detail === 0 && pressTargetOf(event.target) === 'counter') tap();
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
  }, []);
}
