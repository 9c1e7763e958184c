import { useEffect } from 'react';

/** What acts by itself when it is pressed, so that a press on it is no tap. */
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
 * reader's press on the counter. Every finger counts when it comes down; waiting for its release would lose taps of
 * quick thumbs that overlap.
 * @param onTap must not change between renders
 */
export function useTaps(onTap: () => void): void {
  useEffect(() => {
    const onPointerDown = (event: PointerEvent): void => {
      if (event.button === 0 && pressed(event.target) !== 'control') onTap();
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
      if (!event.repeat) onTap();
    };
    const onClick = (event: MouseEvent): void => {
      // A pointer's click has been counted when it came down; one without a pointer comes from a key or a screen reader.
      if (event.detail === 0 && pressed(event.target) === 'counter') onTap();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, [onTap]);
}
