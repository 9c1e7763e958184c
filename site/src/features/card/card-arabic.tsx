import type { FocusEvent, MouseEvent, ReactElement } from 'react';
import type { Card } from '../../../../packages/core/model.ts';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { useOptionalModule } from '../../platform/loading/use-lazy-module.ts';
import { usePreferences } from '../../platform/preferences/use-preferences.ts';
import { Arabic, type ExplainedText } from '../../ui/arabic.tsx';
import * as messages from '../../../../packages/core/messages/cards.ts';

const wordByWord = lazyModule(messages.wordByWordView, () => import('../words/word-by-word.tsx'), 'default');
const explanation = lazyModule(messages.meaningOfWords, () => import('../words/explain-word.ts'), 'explainWord');

/** A press on a word shows what it means; so does the focus, where it comes by the keyboard. */
const explained = (card: Card): ExplainedText => ({
  tabIndex: 0,
  onClick: ({ currentTarget, nativeEvent }: MouseEvent<HTMLElement>) =>
    explanation.use((explain) => explain(card, currentTarget, nativeEvent)),
  onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.matches(':focus-visible')) explanation.use((explain) => explain(card, currentTarget));
  },
});

const Plain = ({ card }: { card: Card }): ReactElement => <Arabic text={card.arabic} script={card.script} explained={explained(card)} />;

/** Until the view is there, and where it does not come, the text stands as in the source. */
function Words({ card }: { card: Card }): ReactElement {
  const view = useOptionalModule(wordByWord);
  return view.status === 'ready' ? <view.value card={card} explained={explained(card)} /> : <Plain card={card} />;
}

/** The Arabic of a card: plain, or word by word for readers who chose it. */
export function CardArabic({ card }: { card: Card }): ReactElement {
  const { transliteration } = usePreferences();
  return transliteration === 'words' ? <Words card={card} /> : <Plain card={card} />;
}
