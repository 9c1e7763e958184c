import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { RichText } from '../../ui/rich-text.tsx';
import { useLearnedRoots } from './use-learning.ts';
import * as messages from '../../../../packages/core/messages/learn.ts';

/** Shown before any dua is learned: how to begin. */
export function NothingLearned(): ReactElement {
  const hasRoots = useLearnedRoots().length > 0;
  return (
    <div className="prose empty">
      {hasRoots ? null : <p className="known-by-app">{messages.nothingLearnedYet}</p>}
      <p>
        <RichText
          message={messages.howToBegin}
          elements={{
            dua: (text) => <Link to="/prayer/after-salam#ayat-al-kursi">{text}</Link>,
            strong: (text) => <strong>{text}</strong>,
          }}
        />
      </p>
    </div>
  );
}
