import type { FocusEvent, MouseEvent, ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { Card } from '../../../../packages/core/model.ts';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { useModuleWithFailureToast } from '../../platform/loading/use-lazy-module.ts';
import { usePreferences } from '../../platform/preferences/use-preferences.ts';
import { ArabicParagraph, type ExplainableTextProps } from '../../ui/arabic.tsx';
import * as messages from '../../../../packages/core/messages/cards.ts';

const wordByWord = lazyModule(messages.wordByWordView, () => import('./word-by-word.tsx'), 'default');
const toggleMeaningModule = lazyModule(messages.meaningOfWords, () => import('./toggle-meaning.ts'), 'toggleMeaning');

/** Event handlers that show the meaning of a word when it is pressed, or when the keyboard moves the focus to the text. */
const wordMeaningHandlers = (card: Card, navigate: (to: string) => void): ExplainableTextProps => ({
  tabIndex: 0,
  onClick: ({ currentTarget, nativeEvent }: MouseEvent<HTMLElement>) =>
    toggleMeaningModule.use((explain) => explain(card, currentTarget, navigate, nativeEvent)),
  onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.matches(':focus-visible')) toggleMeaningModule.use((explain) => explain(card, currentTarget, navigate));
  },
});

interface ArabicViewProps {
  card: Card;
  wordHandlers: ExplainableTextProps;
}

const RunningArabic = ({ card, wordHandlers }: ArabicViewProps): ReactElement => (
  <ArabicParagraph text={card.arabic} script={card.script} explained={wordHandlers} />
);

/** Shows the plain text until the view has loaded, and where it fails to. */
function WordByWordOnceLoaded({ card, wordHandlers }: ArabicViewProps): ReactElement {
  const view = useModuleWithFailureToast(wordByWord);
  return view.status === 'ready' ? (
    <view.value card={card} explained={wordHandlers} />
  ) : (
    <RunningArabic card={card} wordHandlers={wordHandlers} />
  );
}

/** The Arabic of a card: plain, or word by word for readers who chose it. */
export function CardArabic({ card }: { card: Card }): ReactElement {
  const { transliteration } = usePreferences();
  const navigate = useNavigate();
  const wordHandlers = wordMeaningHandlers(card, (to) => void navigate(to));
  return transliteration === 'words' ? (
    <WordByWordOnceLoaded card={card} wordHandlers={wordHandlers} />
  ) : (
    <RunningArabic card={card} wordHandlers={wordHandlers} />
  );
}
