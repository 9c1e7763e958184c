import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { RichText } from '../../ui/rich-text.tsx';
import * as messages from '../../../../packages/core/messages/learn.ts';

/** Shown before anything is learned: how to begin. */
export const NothingLearned = (): ReactElement => (
  <div className="prose empty">
    <p>{messages.nothingLearnedYet}</p>
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
