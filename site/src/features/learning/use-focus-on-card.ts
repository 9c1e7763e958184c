import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to each card of a session as it comes, so that a screen reader says where the reader is and Space is
 * free for the words.
 * @returns for the element of the card
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
