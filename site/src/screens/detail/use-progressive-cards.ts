import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { Card } from '../../../../packages/core/model.ts';

/** Letters, the marks counted, of a card that fills a phone by itself: of Arabic and English together, and of Arabic alone. */
const FILLS_A_PHONE = 600;
const ARABIC_FILLS_A_PHONE = 400;

interface ProgressiveCards {
  /** So many cards are rendered. */
  shown: number;
  /** Nothing of the page is left out. */
  isComplete: boolean;
  /** One card is rendered, down to its Arabic. */
  onlyArabic: boolean;
}

/** The cards that fill a phone; a tall window gets the rest a moment later, below them. */
export function firstCards(cards: readonly Pick<Card, 'arabic' | 'translation'>[]): ProgressiveCards {
  const { arabic = '', translation = '' } = cards[0] ?? {};
  const onlyArabic = arabic.length > ARABIC_FILLS_A_PHONE;
  const shown = Math.min(cards.length, onlyArabic || arabic.length + translation.length > FILLS_A_PHONE ? 1 : 2);
  return { shown, isComplete: shown === cards.length && !onlyArabic, onlyArabic };
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
