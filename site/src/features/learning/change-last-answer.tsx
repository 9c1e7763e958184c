import type { ReactElement } from 'react';
import { isDoubleClick } from '../../ui/double-click.ts';
import * as messages from '../../../../packages/core/messages/learn.ts';

/** Goes back to what was answered last, where the reader has pressed the wrong answer. @param onPress undefined before the first answer */
export const ChangeLastAnswerButton = ({ onPress }: { onPress: (() => void) | undefined }): ReactElement | null =>
  onPress ? (
    <button type="button" className="button" onClick={(event) => isDoubleClick(event) || onPress()}>
      {messages.changeLastAnswer}
    </button>
  ) : null;
