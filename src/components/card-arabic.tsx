import type { ReactElement } from 'react';
import type { Card } from '../../text/model.ts';
import { part } from '../parts/part.ts';
import { useOptionalPart } from '../parts/use-part.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import { Arabic } from './arabic.tsx';

const wordByWord = part('The view word by word', async () => (await import('./word-by-word.tsx')).default);

const Plain = ({ card }: { card: Card }): ReactElement => <Arabic text={card.arabic} script={card.script} />;

/** Until the view is there, and where it does not come, the text stands as in the source. */
function Words({ card }: { card: Card }): ReactElement {
  const view = useOptionalPart(wordByWord);
  return view.status === 'ready' ? (
    <view.value text={card.arabic} script={card.script} transliteration={card.transliteration} />
  ) : (
    <Plain card={card} />
  );
}

/** The Arabic of a card: plain, or word by word for readers who chose it. */
export function CardArabic({ card }: { card: Card }): ReactElement {
  const { transliteration } = usePreferences();
  return transliteration === 'words' ? <Words card={card} /> : <Plain card={card} />;
}
