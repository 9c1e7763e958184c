import { type RefObject, useEffect, useRef } from 'react';
import { addStyles } from '../platform/add-styles.ts';
import styles from './panel.css?inline';

addStyles(styles);

/**
 * The platform's own modal dialog: opens when it is mounted, keeps the focus inside, closes by Escape or a press beside it.
 * The component that mounts it takes it away on the dialog's `close` event; the focus goes back by itself.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The backdrop belongs to the dialog element itself; a press on anything inside it has a child as its target.
    const onClick = (event: MouseEvent): void => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, []);
  return dialog;
}
