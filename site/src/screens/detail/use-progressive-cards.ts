import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { Card } from '../../../../packages/core/model.ts';

/** Letters, the marks counted, of a card that fills a phone by itself: of Arabic and English together, and of Arabic alone. */
const FILLS_A_PHONE = 600;
const ARABIC_FILLS_A_PHONE = 400;

interface ProgressiveCards {
  /** So many cards are rendered; `isComplete` where they are all. */
  shown: number;
  isComplete: boolean;
  /** The one card is shown down to its Arabic. */
  onlyArabic: boolean;
}

/** The cards that fill a phone; a tall window gets the rest a moment later, below them. */
function firstCards([first, ...others]: readonly Card[]): ProgressiveCards {
  const arabic = first?.arabic.length ?? 0;
  const isLong = arabic + (first?.translation.length ?? 0) > FILLS_A_PHONE;
  const onlyArabic = arabic > ARABIC_FILLS_A_PHONE;
  return { shown: isLong ? 1 : 2, isComplete: others.length < (isLong ? 1 : 2) && !onlyArabic, onlyArabic };
}

/**
 * Which of a page's cards to render. A page that a reader goes to shows its first cards at once and the others right
 * after: Arabic takes long to lay out. On the way back, or to a card of its own, all are there from the beginning, so that
 * the reader's place is found.
 * @param page what tells the pages apart
 */
export function useProgressiveCards(page: string, cards: readonly Card[]): ProgressiveCards {
  const { hash } = useLocation();
  const atOnce = useNavigationType() === NavigationType.Pop || hash !== '';
  const [complete, setComplete] = useState(atOnce ? page : undefined);
  useEffect(() => {
    // After the frame that shows the first cards.
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setComplete(page))));
    return () => cancelAnimationFrame(frame);
  }, [page]);
  return atOnce || complete === page ? { shown: cards.length, isComplete: true, onlyArabic: false } : firstCards(cards);
}
