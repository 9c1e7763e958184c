import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { Card } from '../../../../packages/core/model.ts';

/** A card with more characters, marks included, fills a phone: Arabic and translation together, or Arabic alone. */
const BILINGUAL_CHARS_FILLING_A_PHONE = 600;
const ARABIC_CHARS_FILLING_A_PHONE = 400;

interface CardRenderState {
  /** Number of cards to render. */
  shown: number;
  /** Whether all of the page is rendered. */
  isComplete: boolean;
  /** Whether only the Arabic of the first card is rendered. */
  onlyArabic: boolean;
}

/** The cards that fill a phone; a tall window gets the rest a moment later, below them. */
export function initialCardRenderState(cards: readonly Pick<Card, 'arabic' | 'translation'>[]): CardRenderState {
  const { arabic = '', translation = '' } = cards[0] ?? {};
  const onlyArabic = arabic.length > ARABIC_CHARS_FILLING_A_PHONE;
  const shown = Math.min(cards.length, onlyArabic || arabic.length + translation.length > BILINGUAL_CHARS_FILLING_A_PHONE ? 1 : 2);
  return { shown, isComplete: shown === cards.length && !onlyArabic, onlyArabic };
}

/**
 * Which of a page's cards to render. A newly opened page shows its first cards at once and the others right after, as
 * Arabic takes long to lay out. On back/forward, or with a fragment, all are rendered at once, so that the position can
 * be restored.
 * @param pagePath the identity of the page
 */
export function useProgressiveCards(pagePath: string, cards: readonly Card[]): CardRenderState {
  const { hash } = useLocation();
  const atOnce = useNavigationType() === NavigationType.Pop || hash !== '';
  const [complete, setComplete] = useState(atOnce ? pagePath : undefined);
  useEffect(() => {
    // After the frame that shows the first cards.
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setComplete(pagePath))));
    return () => cancelAnimationFrame(frame);
  }, [pagePath]);
  return atOnce || complete === pagePath ? { shown: cards.length, isComplete: true, onlyArabic: false } : initialCardRenderState(cards);
}
