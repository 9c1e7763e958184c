import { type RefObject, useEffect, useRef } from 'react';
import { addStyles } from '../platform/add-styles.ts';
import styles from './panel.css?inline';

addStyles(styles);

/**
 * Opens the browser's own modal dialog on mount. It traps the focus, and closes by Escape or a press on the backdrop.
 * The component must unmount it on its `close` event; the browser then restores the focus.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The backdrop belongs to the dialog element itself; a press on anything inside it has a child as its target. A press that began
    // inside, as one that selects a text, closes nothing.
    let hasBegunOnBackdrop = false;
    const onPointerDown = ({ target }: PointerEvent): void => {
      hasBegunOnBackdrop = target === element;
    };
    const onClick = ({ target }: MouseEvent): void => {
      if (target === element && hasBegunOnBackdrop) element?.close();
    };
    element?.addEventListener('pointerdown', onPointerDown);
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('pointerdown', onPointerDown);
      element?.removeEventListener('click', onClick);
    };
  }, []);
  return dialog;
}

/**
 * A `ref` for the element that is to get the focus when a dialog opens, or once the element is rendered. `showModal` looks for
 * the attribute, which React's `autoFocus` does not set.
 */
export function focusAtOpening(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
  element?.focus();
}
