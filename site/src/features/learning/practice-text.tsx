import type { ReactElement } from 'react';
import type { Card } from '../../../../packages/core/model.ts';
import { TextWithNameSlot } from '../../ui/arabic.tsx';
import { TextWithHiddenWords } from './hidden-text.tsx';
import { useReveal } from './use-reveal.ts';
import { useSpaceKey } from './use-space-key.ts';
import * as messages from '../../../../packages/core/messages/learn.ts';

/** A text with words hidden, and the ways to reveal them. */
export function PracticeText({ card, step }: { card: Card; step: number }): ReactElement {
  const { lines, revealed, said, hasHidden, showWord, showLine, showAll, hideAgain } = useReveal(card.arabic, step);
  useSpaceKey(() => {
    if (hasHidden) showWord();
    return hasHidden;
  });
  return (
    <>
      <TextWithHiddenWords card={card} lines={lines} revealed={revealed} onReveal={showWord} />
      <output className="visually-hidden" lang="ar" dir="rtl" translate="no">
        {said}
      </output>
      <div className="learn-reveal">
        {/* `aria-disabled` instead of `disabled`, so that a button keeps the focus when all is revealed. */}
        <button type="button" className="button" aria-disabled={!hasHidden} aria-keyshortcuts="Space" onClick={() => showWord()}>
          {messages.nextWord}
        </button>
        <button type="button" className="button" aria-disabled={!hasHidden} onClick={showLine}>
          {messages.showLine}
        </button>
        <button type="button" className="button" onClick={hasHidden ? showAll : hideAgain}>
          {hasHidden ? messages.showAll : messages.hideAgain}
        </button>
      </div>
      <details className="fold">
        <summary>{messages.meaning}</summary>
        <p className="learn-meaning">
          <TextWithNameSlot text={card.translation} />
        </p>
      </details>
    </>
  );
}
