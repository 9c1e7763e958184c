import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses each card of a session when it appears, so that a screen reader announces it, and so that Space reveals what is hidden
 * instead of pressing a button.
 * @returns ref for the element of the card
 */
export function useFocusOnCard(): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    // After the answer to a long card the beginning of the next is out of sight.
    if ((card.current?.getBoundingClientRect().top ?? 0) < 0) card.current?.scrollIntoView({ block: 'start' });
  }, []);
  return card;
}
