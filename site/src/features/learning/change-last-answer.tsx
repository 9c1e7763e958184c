import type { ReactElement } from 'react';
import * as messages from '../../../../packages/core/messages/learn.ts';

/** Goes back to what was answered last, where the reader has pressed the wrong answer. @param onPress undefined before the first answer */
export const ChangeLastAnswer = ({ onPress }: { onPress: (() => void) | undefined }): ReactElement | null =>
  onPress ? (
    <p className="ways-on">
      <button type="button" className="button" onClick={onPress}>
        {messages.changeLastAnswer}
      </button>
    </p>
  ) : null;
