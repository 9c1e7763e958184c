import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { Card } from '../../../../packages/core/model.ts';

/** Letters of Arabic and English, the marks counted, of a card that fills a phone by itself. */
const FILLS_A_PHONE = 600;

/** The number of cards that fill a phone; a tall window gets the rest a moment later, below them. */
const initialCardCount = ([first]: readonly Card[]): number =>
  first && first.arabic.length + first.translation.length > FILLS_A_PHONE ? 1 : 2;

/**
 * How many of a page's cards to render. A page that a reader goes to shows its first cards at once and the others right
 * after: Arabic takes long to lay out. On the way back, or to a card of its own, all are there from the beginning, so that
 * the reader's place is found.
 * @param page what tells the pages apart
 */
export function useProgressiveCards(page: string, cards: readonly Card[]): number {
  const { hash } = useLocation();
  const atOnce = useNavigationType() === NavigationType.Pop || hash !== '';
  const [complete, setComplete] = useState(atOnce ? page : undefined);
  useEffect(() => {
    // After the frame that shows the first cards.
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setComplete(page))));
    return () => cancelAnimationFrame(frame);
  }, [page]);
  return atOnce || complete === page ? cards.length : Math.min(initialCardCount(cards), cards.length);
}
