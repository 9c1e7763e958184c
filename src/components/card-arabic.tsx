import { lazy, type ReactElement, Suspense } from 'react';
import type { Card } from '../../text/model.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import { Arabic } from './arabic.tsx';

// A text that cannot be shown word by word is shown as it stands in the source.
const WordByWord = lazy(() => import('./word-by-word.tsx').catch(() => ({ default: Arabic })));

/** The Arabic of a card: plain, or word by word for readers who chose it. */
export function CardArabic({ card }: { card: Card }): ReactElement {
  const { transliteration } = usePreferences();
  const plain = <Arabic text={card.arabic} script={card.script} />;
  if (transliteration !== 'words') return plain;
  return (
    <Suspense fallback={plain}>
      <WordByWord text={card.arabic} script={card.script} transliteration={card.transliteration} />
    </Suspense>
  );
}
